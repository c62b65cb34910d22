import type { OutputOf } from "@yunshou/contract";
import { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import { checkExposureReason, type ExposureEvent, fieldLimits } from "@yunshou/domain";
import { Alert, Form, Input } from "antd";
import { FormModal, namesOf, showNumber, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What the form is open for: a batch that lay outside its limits, and what is to become of it. */
export interface Deciding {
  readonly batch: OutputOf<typeof temperatures.detail>["excursions"][number]["batches"][number];
  readonly decision: ExposureEvent;
}

/** Decides about a batch, with the reason. */
export function DecisionForm({
  deciding,
  onClose,
  onDone,
}: {
  readonly deciding: Deciding | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const t = usePhrases("temperatures");
  const words = t.temperatures;
  const { rule } = useRules();
  const send = useWrite(temperatures.decide);
  const { batch, decision = "release" } = deciding ?? {};
  const hint = decision === "withdraw" ? words.withdrawHint : decision === "destroy" ? words.destroyHint : undefined;
  return (
    <FormModal<{ readonly reason: string }>
      key={`${batch?.exposureId} ${decision}`}
      title={words.decision[decision]}
      about={namesOf(batch?.medicineName, batch?.batchNo, showNumber(batch?.pieces))}
      verb={words.decision[decision]}
      open={deciding !== undefined}
      onClose={onClose}
      initial={{ reason: "" }}
      submitting={send.running}
      success={t.common.result.modified}
      onSubmit={async ({ reason }) => {
        await send.run({ exposureId: batch?.exposureId ?? "", decision, reason });
        onDone();
      }}
    >
      {hint !== undefined && <Alert type="warning" showIcon title={hint} style={{ marginBottom: 12 }} />}
      <Form.Item name="reason" label={words.fields.reason} required rules={[rule(checkExposureReason)]}>
        <Input.TextArea maxLength={fieldLimits.remarkLength} rows={3} />
      </Form.Item>
    </FormModal>
  );
}
