import { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { checkOfflineRemark, type OfflineDecision, offlineDecisions, offlinePickupLimits } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { choicesOf, FormModal, ruleOf, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What is decided about: some applications, or the one of an order. */
export interface Reviewing {
  readonly offlinePickupIds: readonly string[];
  readonly about: string | undefined;
  readonly decision: OfflineDecision;
}

interface Values {
  readonly decision: OfflineDecision;
  readonly reviewRemark?: string;
}

interface ReviewFormProps {
  readonly reviewing: Reviewing | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Decides about applications; who rejects says why, and an approved order becomes offline receipt (ORDER-08, ORDER-09). */
export function ReviewForm({ reviewing, onDone, onClose }: ReviewFormProps) {
  const t = usePhrases("offlinePickups");
  const words = t.offlinePickups;
  const refusal = useRefusalText();
  const review = useWrite(offlinePickups.review);
  const save = async ({ decision, reviewRemark = "" }: Values) => {
    await review.run({ offlinePickupIds: [...reviewing!.offlinePickupIds], decision, reviewRemark });
    onDone();
  };
  return (
    <FormModal<Values>
      title={words.review}
      open={reviewing !== undefined}
      onClose={onClose}
      about={reviewing?.about}
      verb={words.review}
      initial={{ decision: reviewing?.decision ?? "approve" }}
      submitting={review.running}
      onSubmit={save}
      success={words.reviewed}
    >
      <Form.Item name="decision" label={words.review} extra={words.approveHint}>
        <Radio.Group options={choicesOf(offlineDecisions, words.decide)} />
      </Form.Item>
      <Form.Item
        name="reviewRemark"
        label={words.fields.reviewRemark}
        dependencies={["decision"]}
        rules={[
          ({ getFieldValue }) =>
            ruleOf((text?: string) =>
              refusal(checkOfflineRemark(getFieldValue("decision") as OfflineDecision, text ?? "")),
            ),
        ]}
      >
        <Input.TextArea rows={3} maxLength={offlinePickupLimits.remark} showCount />
      </Form.Item>
    </FormModal>
  );
}
