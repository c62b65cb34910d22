import { changeSets } from "@yunshou/contract/machines/changeSets";
import { fill } from "@yunshou/phrases/fill";
import type { ChangeSetKind } from "@yunshou/domain";
import { namesOf, showNumber, useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export interface UndoneSet {
  readonly changeSetId: string;
  readonly kind: ChangeSetKind;
  readonly title: string;
  readonly machines: number;
  readonly lanes: number;
}

/** Asks whether a whole change set is to be taken back, naming how far it reaches, and tells how many lanes came back. */
export function useUndo() {
  const t = usePhrases("laneChanges");
  const words = t.laneChanges;
  const { ask } = useConfirm();
  const undo = useWrite(changeSets.undo);
  return ({ changeSetId, kind, title, machines, lanes: all }: UndoneSet) =>
    ask({
      text: words.undoConfirm,
      about: namesOf(words.action[kind], title),
      consequence: fill(words.summary, { machines: showNumber(machines), lanes: showNumber(all) }),
      verb: words.undo,
      danger: true,
      run: () => undo.run({ changeSetId }),
      success: ({ lanes, kept, template }) =>
        [
          fill(words.undone, { lanes: showNumber(lanes), kept: showNumber(kept) }),
          template === null
            ? ""
            : fill(words.undoneTemplate, {
                template: template.templateName,
                lanes: showNumber(template.lanes),
                kept: showNumber(template.kept),
              }),
        ]
          .filter((part) => part !== "")
          .join(" · "),
    });
}
