import { Select, type SelectProps } from "antd";

/** The options of a select, radio or checkbox group: each value with its word. A value without a word does not compile. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<NoInfer<Value>, string>>,
) => values.map((value) => ({ value, label: words[value] }));

export interface ChoiceProps<Value extends string> extends Omit<SelectProps<Value>, "options"> {
  readonly values: readonly Value[];
  readonly words: Readonly<Record<NoInfer<Value>, string>>;
}

/** The control of a form field that takes one of a few values. */
export function Choice<Value extends string>({ values, words, ...select }: ChoiceProps<Value>) {
  return <Select<Value> options={choicesOf(values, words)} {...select} />;
}
