import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import type { ReviewDecision } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export interface Deciding {
  readonly decision: ReviewDecision;
  /** As they stood on the screen, so that nobody decides over what he did not see. */
  readonly applications: readonly { readonly applicationId: string; readonly submittedAt: string | null }[];
  /** What they are called. */
  readonly about: string;
}

interface DecideDialogProps {
  readonly deciding: Deciding | undefined;
  readonly onClose: () => void;
  readonly onDecided?: () => void;
}

/** Asks before a decision (MSG-134) and takes its remark, which a refusal must have. */
export function DecideDialog({ deciding, onClose, onDecided }: DecideDialogProps) {
  const t = usePhrases("onboarding");
  const words = t.onboarding;
  const decide = useWrite(applications.decide);
  const decision = deciding?.decision ?? "approve";
  const save = async ({ remark = "" }: { remark?: string }, { applications: seen }: Deciding) => {
    await decide.run({
      applicationIds: seen.map(({ applicationId }) => applicationId),
      submittedTimes: seen.map(({ submittedAt }) => submittedAt),
      decision,
      remark,
    });
    onDecided?.();
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
        <Input.TextArea rows={3} maxLength={200} showCount />
      </Form.Item>
    </FormModal>
  );
}
