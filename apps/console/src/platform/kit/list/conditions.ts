import { cloneElement, isValidElement, type ReactElement } from "react";
import { isId } from "../isId.ts";
import { nothingShown } from "../show/show.ts";
import type { Filter } from "./FilterBar.tsx";
import { TextFilter } from "./TextFilter.tsx";

/** A condition that narrows a list, as a person reads it: "机器名称: 地铁". */
export interface Condition<Filters> {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** The control, which asks what the id that it holds is called. */
  readonly named?: ReactElement;
  /** What the list is searched by when the condition is taken away. */
  readonly without: Partial<Filters>;
}

interface ControlProps {
  readonly words?: Readonly<Record<string, string>>;
  readonly options?: readonly { readonly value?: unknown; readonly label?: unknown }[];
  readonly value?: unknown;
}

/** The word of a value, which the control of its filter knows. */
function textOf(control: Filter<never>["control"], value: unknown): string {
  const props = isValidElement<ControlProps>(control) ? control.props : {};
  const label = props.words?.[String(value)] ?? props.options?.find((one) => one.value === value)?.label;
  return typeof label === "string" ? label : String(value);
}

/** The control itself where it holds an id and knows no words for it. What somebody typed is no id. */
function namedBy(control: Filter<never>["control"], value: unknown): ReactElement | undefined {
  if (typeof value !== "string" || !isId(value) || !isValidElement<ControlProps>(control)) return undefined;
  const { type, props } = control;
  const knows = typeof type === "string" || type === TextFilter || "words" in props || "options" in props;
  return knows ? undefined : cloneElement(control, { value });
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === "";

/** The conditions in force, in the order of the filters; a range of days is always there and stands in its field. */
export function conditionsOf<Filters>(
  filters: readonly Filter<Filters>[],
  values: Filters,
): readonly Condition<Filters>[] {
  return filters.flatMap(({ name, label, control }) => {
    if (typeof name !== "string" || isAbsent(values[name])) return [];
    const text = textOf(control, values[name]) || nothingShown;
    const named = namedBy(control, values[name]);
    return [
      {
        key: name,
        label,
        text,
        ...(named === undefined ? {} : { named }),
        without: { [name]: undefined } as Partial<Filters>,
      },
    ];
  });
}
