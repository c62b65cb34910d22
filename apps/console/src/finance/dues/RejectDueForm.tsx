import { dueSettlements } from "@yunshou/contract/finance/dues";
import { checkReason, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { dueAbout, type DueSettlementRow } from "./state.ts";

/** Rejects a settlement; who asked for it reads the reason. */
export function RejectDueForm({
  settlement,
  onClose,
}: {
  readonly settlement: DueSettlementRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("dues");
  const { action, fields } = t.dues;
  const { rule } = useRules();
  const reject = useWrite(dueSettlements.reject);
  return (
    <FormModal<{ remark: string }, DueSettlementRow>
      key={settlement?.dueSettlementId}
      title={action.reject}
      about={settlement === undefined ? null : dueAbout(settlement.amountFen, settlement)}
      verb={action.reject}
      of={settlement}
      onClose={onClose}
      initial={{}}
      submitting={reject.running}
      guard="money"
      onSubmit={({ remark }, { dueSettlementId, version }) => reject.run({ dueSettlementId, version, remark })}
      success={t.common.result.done}
    >
      <Form.Item
        name="remark"
        label={fields.reason}
        required
        rules={[rule((text: string | undefined) => checkReason(text ?? ""))]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
