import type { RowOf } from "@yunshou/contract";
import { mallReviews } from "@yunshou/contract/mall/reviews";
import { mallReviewLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, namesOf, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Review = RowOf<typeof mallReviews.list>;

interface ReviewFormProps {
  readonly of: Review | undefined;
  readonly onClose: () => void;
}

const aboutOf = (row: Review | undefined): string => (row === undefined ? "" : namesOf(row.productName, row.orderNo));

/** 回复: what customers read below a review. */
export function ReplyForm({ of, onClose }: ReviewFormProps) {
  const t = usePhrases("reviews");
  const words = t.reviews;
  const { filled } = useRules();
  const { run, running } = useWrite(mallReviews.reply);
  return (
    <FormModal<{ readonly reply: string }, Review>
      title={words.answer}
      about={aboutOf(of)}
      verb={words.answer}
      of={of}
      onClose={onClose}
      initial={{ reply: of?.reply ?? "" }}
      submitting={running}
      onSubmit={({ reply }, { reviewId }) => run({ reviewId, reply })}
      success={t.common.result.modified}
    >
      <Form.Item name="reply" label={words.fields.reply} rules={[filled]}>
        <Input.TextArea rows={4} maxLength={mallReviewLimits.replyLength} showCount />
      </Form.Item>
    </FormModal>
  );
}

/** 隐藏: customers do not read the review any more; the reason stays with the people of the merchant. */
export function HideForm({ of, onClose }: ReviewFormProps) {
  const t = usePhrases("reviews");
  const words = t.reviews;
  const { filled } = useRules();
  const { run, running } = useWrite(mallReviews.hide);
  return (
    <FormModal<{ readonly reason: string }, Review>
      title={words.hide}
      about={aboutOf(of)}
      verb={words.hide}
      of={of}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ reason }, { reviewId }) => run({ reviewId, reason })}
      success={t.common.result.modified}
    >
      <Form.Item name="reason" label={words.fields.reason} rules={[filled]}>
        <Input.TextArea rows={3} maxLength={mallReviewLimits.reasonLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
