import { type ShownMachine, shownStates } from "@yunshou/domain";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { stateTones } from "./state.ts";

/** What is wrong with a machine, or that nothing is. */
export function StateTags({ row }: { readonly row: ShownMachine }) {
  const t = usePhrases("machines");
  return shownStates(row).map((state) => (
    <span key={state} className="machine-tag" data-tone={stateTones[state]}>
      {t.machines.machineState[state]}
    </span>
  ));
}
