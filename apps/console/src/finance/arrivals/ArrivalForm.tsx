import { arrivals } from "@yunshou/contract/finance/arrivals";
import { checkReason, fieldLimits } from "@yunshou/domain";
import { Alert, Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { arrivalAbout, type ArrivalRow } from "./state.ts";

/** Works a difference between the bank and what was expected off; the note says what was found and done. */
export function ArrivalForm({
  arrival,
  onClose,
}: {
  readonly arrival: ArrivalRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("bankArrivals");
  const words = t.bankArrivals;
  const { rule } = useRules();
  const settle = useWrite(arrivals.settle);
  const reason = arrival?.reason ?? undefined;
  return (
    <FormModal<{ remark: string }, ArrivalRow>
      key={arrival?.arrivalId}
      title={words.settle}
      about={arrival === undefined ? null : arrivalAbout(arrival)}
      verb={words.settle}
      of={arrival}
      onClose={onClose}
      initial={{}}
      submitting={settle.running}
      guard="money"
      onSubmit={({ remark }, { arrivalId, version }) => settle.run({ arrivalId, version, remark })}
      success={t.common.result.done}
    >
      {reason !== undefined && <Alert showIcon title={words.advice[reason]} style={{ marginBottom: 16 }} />}
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        required
        rules={[rule((text: string | undefined) => checkReason(text ?? ""))]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
