import type { RowOf } from "@yunshou/contract";
import { cardApplications } from "@yunshou/contract/members/applications";
import { checkText, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type ApplicationRow = RowOf<typeof cardApplications.list>;

/** Rejects an application; the applicant reads the reason. */
export function RejectForm({
  application,
  onClose,
}: {
  readonly application: ApplicationRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("cardApplications");
  const { action } = t.cardApplications;
  const { rule } = useRules();
  const { run, running } = useWrite(cardApplications.reject);
  return (
    <FormModal<{ reviewRemark: string }, ApplicationRow>
      key={application?.cardApplicationId}
      title={action.reject}
      about={namesOf(application?.originalCardNo, application?.holderName)}
      verb={action.reject}
      of={application}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ reviewRemark }, { cardApplicationId }) => run({ cardApplicationId, reviewRemark })}
      success={t.common.result.done}
    >
      <Form.Item
        name="reviewRemark"
        label={t.common.fields.reviewRemark}
        required
        rules={[rule((text: string | undefined) => checkText(text ?? "", "reviewRemark", fieldLimits.remarkLength))]}
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
