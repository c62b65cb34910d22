import { settlements } from "@yunshou/contract/finance/settlements";
import { checkReason, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { settlementAbout, type SettlementRow } from "./settlementColumns.tsx";

/** Holds a statement back; the merchant reads the reason. */
export function HoldForm({
  settlement,
  onClose,
}: {
  readonly settlement: SettlementRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("settlements");
  const { action, fields } = t.settlements;
  const { rule } = useRules();
  const hold = useWrite(settlements.hold);
  return (
    <FormModal<{ remark: string }, SettlementRow>
      key={settlement?.statementId}
      title={action.hold}
      about={settlement === undefined ? null : settlementAbout(settlement)}
      verb={action.hold}
      of={settlement}
      onClose={onClose}
      initial={{}}
      submitting={hold.running}
      guard="money"
      onSubmit={({ remark }, { statementId, version }) => hold.run({ statementId, version, remark })}
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
