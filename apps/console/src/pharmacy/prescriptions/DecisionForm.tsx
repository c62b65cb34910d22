import { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { checkReviewRemark, type PrescriptionEvent, prescriptionLimits } from "@yunshou/domain";
import { Alert, Form, Input } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly reviewRemark: string;
}

/** Reviews a prescription, or cancels it with a reason (RX-03, MSG-134). */
export function DecisionForm({
  rxNo,
  event,
  onClose,
}: {
  readonly rxNo: string;
  readonly event: PrescriptionEvent | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("prescriptions");
  const words = t.prescriptions;
  const { rule } = useRules();
  const [review, cancel] = [useWrite(prescriptions.review), useWrite(prescriptions.cancel)];
  const cancels = event === "cancel";
  return (
    <FormModal<Values>
      key={event}
      title={cancels ? words.cancel : words.review}
      about={rxNo}
      verb={cancels ? words.cancel : words.review}
      open={event !== undefined}
      onClose={onClose}
      initial={{ reviewRemark: "" }}
      submitting={review.running || cancel.running}
      success={t.common.result.done}
      onSubmit={({ reviewRemark }) => (cancels ? cancel : review).run({ rxNo, reviewRemark })}
    >
      <Alert
        type={cancels ? "warning" : "info"}
        showIcon
        title={cancels ? words.cancelAsk : words.reviewAsk}
        style={{ marginBottom: 12 }}
      />
      <Form.Item
        name="reviewRemark"
        label={t.common.fields.reviewRemark}
        required={cancels}
        rules={[rule((text) => checkReviewRemark(event ?? "review", text), { optional: !cancels })]}
      >
        <Input.TextArea maxLength={prescriptionLimits.remarkLength} rows={3} />
      </Form.Item>
    </FormModal>
  );
}
