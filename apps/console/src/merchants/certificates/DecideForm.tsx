import type { RowOf } from "@yunshou/contract";
import { certificates } from "@yunshou/contract/merchants/certificates";
import { type CertificateDecision, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export interface Deciding {
  readonly decision: CertificateDecision;
  /** As they stood in the list, so that nobody decides over what he did not see. */
  readonly of: readonly Pick<RowOf<typeof certificates.list>, "certificateId" | "changedTime">[];
  /** What they are called. */
  readonly about: string;
}

/** Asks before a decision and takes its remark, which a refusal must have. */
export function DecideForm({
  deciding,
  onClose,
  onDecided,
}: {
  readonly deciding: Deciding | undefined;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}) {
  const t = usePhrases("certificates");
  const words = t.certificates;
  const decide = useWrite(certificates.decide);
  const decision = deciding?.decision ?? "approve";
  const save = async ({ remark = "" }: { remark?: string }, { of }: Deciding) => {
    await decide.run({
      certificateIds: of.map(({ certificateId }) => certificateId),
      changedTimes: of.map(({ changedTime }) => changedTime),
      decision,
      remark,
    });
    onDecided();
  };
  return (
    <FormModal<{ remark?: string }, Deciding>
      title={words.decision[decision]}
      about={deciding?.about}
      verb={words.decision[decision]}
      of={deciding}
      onClose={onClose}
      initial={{}}
      submitting={decide.running}
      onSubmit={save}
      success={t.common.result.done}
    >
      <p>{words.decisionAsk[decision]}</p>
      <Form.Item
        name="remark"
        label={words.fields.reviewRemark}
        rules={
          decision === "reject"
            ? [{ required: true, whitespace: true, message: t.common.errors["merchants.reviewRemarkMissing"] }]
            : []
        }
      >
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
