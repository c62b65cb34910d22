import { changeSets } from "@yunshou/contract/machines/changeSets";
import { fill } from "@yunshou/phrases/fill";
import { showNumber, useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Asks whether a change set is to be taken back, and tells how many lanes came back. */
export function useUndo() {
  const t = usePhrases("laneChanges");
  const words = t.laneChanges;
  const { ask } = useConfirm();
  const undo = useWrite(changeSets.undo);
  return (changeSetId: string, title: string) =>
    ask({
      text: words.undoConfirm,
      about: title,
      verb: words.undo,
      danger: true,
      run: () => undo.run({ changeSetId }),
      success: ({ lanes, kept }) => fill(words.undone, { lanes: showNumber(lanes), kept: showNumber(kept) }),
    });
}
