import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { batchLimits, checkRecallReason } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, App, Form } from "antd";
import { DictionaryText, FormModal, namesOf, showNumber, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Batch } from "./BatchForm.tsx";

interface Values {
  readonly reason: string;
}

/** Recalls a batch: nothing of it is sold any more, and every lane that holds it is stopped. */
export function RecallForm({ batch, onClose }: { readonly batch: Batch | undefined; readonly onClose: () => void }) {
  const words = usePhrases("medicineBatches").medicineBatches;
  const { message } = App.useApp();
  const { rule } = useRules();
  const recall = useWrite(medicineBatches.recall);
  const save = async ({ reason }: Values) => {
    const done = await recall.run({ medBatchId: batch!.medBatchId, reason });
    message.success(
      fill(words.recallDone, {
        machines: showNumber(done.machines),
        lanes: showNumber(done.lanes),
        pieces: showNumber(done.pieces),
      }),
    );
  };
  return (
    <FormModal<Values>
      key={batch?.medBatchId}
      title={words.recallTitle}
      about={namesOf(batch?.medicineName, batch?.batchNo)}
      verb={words.recall}
      open={batch !== undefined}
      onClose={onClose}
      initial={{ reason: "" }}
      submitting={recall.running}
      onSubmit={save}
    >
      <Alert type="warning" showIcon title={words.recallHint} style={{ marginBottom: 12 }} />
      <Form.Item name="reason" label={words.fields.reason} required rules={[rule(checkRecallReason)]}>
        <DictionaryText type="recallReason" maxLength={batchLimits.reasonLength} />
      </Form.Item>
    </FormModal>
  );
}
