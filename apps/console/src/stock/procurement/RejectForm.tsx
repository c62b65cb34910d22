import { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import { checkReason, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Rejected {
  readonly documentId: string;
  readonly docNo: string;
}

interface RejectFormProps {
  readonly plan: Rejected | undefined;
  readonly onClose: () => void;
}

/** Rejects a plan; whoever made it reads the reason. */
export function RejectForm({ plan, onClose }: RejectFormProps) {
  const t = usePhrases("procurement");
  const { action, fields } = t.procurement;
  const { rule } = useRules();
  const review = useWrite(purchasePlans.review);
  return (
    <FormModal<{ readonly reason: string }, Rejected>
      key={plan?.documentId}
      title={action.reject}
      about={plan?.docNo ?? null}
      verb={action.reject}
      of={plan}
      onClose={onClose}
      initial={{}}
      submitting={review.running}
      onSubmit={({ reason }, { documentId }) => review.run({ documentId, approved: false, reason })}
      success={t.common.result.done}
    >
      <Form.Item name="reason" label={fields.reason} required rules={[rule(checkReason)]}>
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
