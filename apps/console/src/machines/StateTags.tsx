import { Tag } from "antd";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { type MachineRow, shownStates } from "./state.ts";

const colours = { good: "green", warning: "orange", bad: "red", neutral: "default", running: "blue" } as const;

/** What is wrong with a machine, or that nothing is. */
export function StateTags({ row }: { readonly row: Pick<MachineRow, "conditions" | "operation" | "decommissioned"> }) {
  const t = usePhrases();
  return shownStates(row).map(({ state, tone }) => (
    <Tag key={state} color={colours[tone]} variant="filled">
      {t.values.machineState[state]}
    </Tag>
  ));
}
