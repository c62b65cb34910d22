import { checkNotNegative, codeLimits, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { MerchantField, MoneyField, NumberField, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { type AudienceValues, audienceValues } from "../codes/AudienceFields.tsx";

/** What every form of a coupon of the mall holds. */
export interface CouponValues extends AudienceValues {
  readonly merchantId: string;
  readonly couponName: string;
  readonly couponDenomination: number;
  readonly fullAmount?: string;
  readonly validDays: number;
  readonly issuedTotal: number;
}

/** A new coupon is the caller's own, and counts from any amount on. */
export const freshCoupon = (): Partial<CouponValues> => ({
  merchantId: sessionCustomData()?.merchantId ?? "",
  fullAmount: "0",
  ...audienceValues("mall"),
});

/** 商户 of a new coupon, and 优惠券名称. */
export function NameFields({ isNew }: { readonly isNew: boolean }) {
  const t = usePhrases("codes");
  const { required, filled } = useRules();
  return (
    <>
      {isNew && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="couponName" label={t.codes.fields.couponName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
    </>
  );
}

/** 优惠券面额 and 满金额. */
export function ValueFields() {
  const { fields, hint } = usePhrases("codes").codes;
  const { amount } = useRules();
  return (
    <>
      <WholeField name="couponDenomination" max={codeLimits.yuan} prefix="¥" />
      <Form.Item
        name="fullAmount"
        label={fields.fullAmount}
        extra={hint.full}
        rules={[amount(checkNotNegative, { optional: true })]}
      >
        <MoneyField />
      </Form.Item>
    </>
  );
}

/** 有效天数 and 发放总数. */
export function TotalFields() {
  return (
    <>
      <WholeField name="validDays" max={codeLimits.days} />
      <WholeField name="issuedTotal" max={codeLimits.total} />
    </>
  );
}

/** A positive integer (COUPON-03, COUPON-04, MSG-99). */
function WholeField({
  name,
  max,
  prefix,
}: {
  readonly name: "couponDenomination" | "validDays" | "issuedTotal";
  readonly max: number;
  readonly prefix?: string;
}) {
  const { fields } = usePhrases("codes").codes;
  const { required } = useRules();
  return (
    <Form.Item name={name} label={fields[name]} rules={[required]}>
      <NumberField min={1} max={max} precision={0} prefix={prefix} style={{ width: "100%" }} />
    </Form.Item>
  );
}
