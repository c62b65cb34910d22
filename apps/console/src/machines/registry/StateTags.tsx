import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type MachineRow, shownStates } from "./state.ts";

/** What is wrong with a machine, or that nothing is. */
export function StateTags({ row }: { readonly row: Pick<MachineRow, "conditions" | "operation" | "decommissioned"> }) {
  const t = usePhrases("machines");
  return shownStates(row).map(({ state, tone }) => (
    <span key={state} className="machine-tag" data-tone={tone}>
      {t.machines.machineState[state]}
    </span>
  ));
}
