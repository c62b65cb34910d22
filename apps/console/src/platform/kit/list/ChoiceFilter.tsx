import { usePhrases } from "../../phrases/usePhrases.ts";
import { Choice, type ChoiceProps } from "../form/Choice.tsx";

/** The control of a filter by one of a few values; empty means all. */
export function ChoiceFilter<Value extends string>(props: ChoiceProps<Value>) {
  const t = usePhrases();
  return <Choice allowClear placeholder={t.common.list.all} {...props} />;
}
