import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { checkReason, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Refusing, withdrawalAbout } from "./state.ts";

/** Rejects a withdrawal, or records that its transfer failed; the merchant reads the reason (FIN-04). */
export function ReasonForm({
  refusing,
  onClose,
}: {
  readonly refusing: Refusing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("finance");
  const { action, fields } = t.finance;
  const { rule } = useRules();
  const reject = useWrite(withdrawals.reject);
  const fail = useWrite(withdrawals.fail);
  const verb = action[refusing?.kind ?? "reject"];
  return (
    <FormModal<{ remark: string }, Refusing>
      key={`${refusing?.kind} ${refusing?.withdrawal.withdrawNo}`}
      title={verb}
      about={refusing === undefined ? null : withdrawalAbout(refusing.withdrawal)}
      verb={verb}
      of={refusing}
      onClose={onClose}
      initial={{}}
      submitting={reject.running || fail.running}
      guard="money"
      onSubmit={({ remark }, { kind, withdrawal: { withdrawNo } }) =>
        kind === "reject" ? reject.run({ withdrawNo, remark }) : fail.run({ withdrawNo, remark })
      }
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
