import { merchants } from "@yunshou/contract/merchants/merchants";
import { checkRefundAdjustment, checkRefundReview, yuanFromFen } from "@yunshou/domain";
import { Form, Radio } from "antd";
import { fenOf, FormModal, MoneyField, namesOf, ofYuan, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { MerchantRow } from "./state.ts";

interface Values {
  readonly agreed: boolean;
  readonly maximum?: string;
  readonly review?: string;
}

/** Refund adjustment of a merchant: automatic up to a maximum, or always automatic (REFUND-04 to REFUND-06). */
export function RefundAdjustForm({
  merchant,
  onClose,
}: {
  readonly merchant: MerchantRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("merchants");
  const words = t.merchants.refund;
  const { amount, rule } = useRules();
  const { run, running } = useWrite(merchants.setRefund);
  return (
    <FormModal<Values, MerchantRow>
      key={merchant?.merchantId}
      title={t.merchants.action.refund}
      about={namesOf(merchant?.merchantName, merchant?.merchantNo)}
      verb={t.common.action.save}
      of={merchant}
      onClose={onClose}
      initial={{
        agreed: merchant?.refundAgreed ?? false,
        maximum: merchant?.refundAgreed ? yuanFromFen(BigInt(merchant.refundMaximumFen)) : "",
        review: merchant?.refundReviewFen == null ? "" : yuanFromFen(BigInt(merchant.refundReviewFen)),
      }}
      submitting={running}
      onSubmit={({ agreed, maximum, review = "" }, { merchantId }) =>
        run({
          merchantId,
          agreed,
          maximumFen: agreed ? fenOf(maximum) : "0",
          reviewFen: review.trim() === "" ? null : fenOf(review),
        })
      }
    >
      <Form.Item name="agreed" label={t.merchants.action.refund}>
        <Radio.Group
          options={[
            { value: true, label: words.agreed },
            { value: false, label: words.disagreed },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before, after) => before.agreed !== after.agreed}>
        {({ getFieldValue }) =>
          getFieldValue("agreed") === true ? (
            <Form.Item
              name="maximum"
              label={t.merchants.fields.refundMaximum}
              required
              extra={words.agreedHint}
              rules={[rule(ofYuan((fen) => checkRefundAdjustment(true, fen)))]}
            >
              <MoneyField />
            </Form.Item>
          ) : (
            <p className="merchant-hint">{words.disagreedHint}</p>
          )
        }
      </Form.Item>
      <Form.Item
        name="review"
        label={t.merchants.fields.refundReview}
        extra={words.reviewHint}
        rules={[amount((fen) => checkRefundReview(String(fen)), { optional: true })]}
      >
        <MoneyField allowClear />
      </Form.Item>
      <p className="merchant-hint">{words.cashHint}</p>
    </FormModal>
  );
}
