import { changeSets } from "@yunshou/contract/machines/changeSets";
import { fill } from "@yunshou/phrases/fill";
import { FormModal, showNumber, useConfirm, useRecord, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ChangePreview } from "./ChangePreview.tsx";
import { useChangeDone } from "./useChangeDone.tsx";

interface RestFormProps {
  /** The change set whose other machines are to get the template, too. */
  readonly changeSetId: string | undefined;
  readonly title: string;
  readonly onClose: () => void;
}

/** Goes on with a template after its first machines: what changes on the others is shown anew (TEMPLATE-11). */
export function RestForm({ changeSetId, title, onClose }: RestFormProps) {
  const t = usePhrases("laneChanges", "lanes");
  const words = t.laneChanges;
  const { agree } = useConfirm();
  const done = useChangeDone();
  const rest = useRecord(changeSets.rest, { changeSetId }, { anew: true });
  const goOn = useWrite(changeSets.goOn);
  const seen = rest.data;
  const save = async () => {
    if (changeSetId === undefined || seen === undefined) throw new Error("kept open");
    const about = fill(words.below, { n: showNumber(seen.belowPurchase) });
    const sure =
      seen.belowPurchase === 0 || (await agree({ text: t.lanes.belowPurchase, about, verb: words.goOn, danger: true }));
    if (!sure) throw new Error("kept open");
    done(await goOn.run({ changeSetId, seen: seen.seen }));
  };
  return (
    <FormModal<object>
      title={words.goOn}
      about={title}
      verb={fill(words.apply, { n: showNumber(seen?.lanes ?? 0) })}
      open={changeSetId !== undefined}
      onClose={onClose}
      initial={{}}
      loading={seen === undefined}
      error={rest.error}
      submitting={goOn.running}
      guard="money"
      onSubmit={save}
    >
      {seen !== undefined && <ChangePreview preview={seen} />}
    </FormModal>
  );
}
