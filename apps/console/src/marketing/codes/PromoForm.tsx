import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import {
  checkMovedAmount,
  codeLimits,
  type CouponType,
  couponTypes,
  fieldLimits,
  readDiscountRate,
  refuse,
} from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  Choice,
  DecimalField,
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  NumberField,
  ofYuan,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { AudienceFields, type AudienceValues, audienceValues, slotsOf } from "./AudienceFields.tsx";
import { NarrowingFields } from "./NarrowingFields.tsx";
import { PeriodFields, periodOf, type PeriodValues } from "./PeriodFields.tsx";

interface Values extends PeriodValues, AudienceValues {
  readonly merchantId: string;
  readonly planName: string;
  readonly couponType: CouponType;
  readonly discountAmount?: string;
  readonly discountRate?: string;
  readonly issuedTotal: number;
  readonly maxUseCount: number;
  readonly machineIds: string[];
  readonly productIds: string[];
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

/** Defines a batch of promo codes: an amount off, or a share of the price (MKT-06, MKT-10, COUPON-03). */
export function PromoForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("codes");
  const { fields, action, hint } = t.codes;
  const { required, filled } = useRules();
  const { run, running } = useWrite(promoCodes.create);
  const save = ({ discountAmount, discountRate, firstDay, lastDay, ...values }: Values) =>
    run({
      ...values,
      slots: slotsOf(values.slots),
      ...periodOf({ firstDay, lastDay }),
      ...(isGiven(discountAmount) ? { discountAmountFen: fenOf(discountAmount) } : {}),
      ...(isGiven(discountRate) ? { discountRate: discountRate.trim() } : {}),
    });
  const whole = (name: "issuedTotal" | "maxUseCount", max: number) => (
    <Form.Item name={name} label={fields[name]} rules={[required]}>
      <NumberField min={1} max={max} precision={0} style={{ width: "100%" }} />
    </Form.Item>
  );
  return (
    <FormDrawer<Values>
      title={action.addPromo}
      open={open}
      onClose={onClose}
      initial={{
        merchantId: sessionCustomData()?.merchantId ?? "",
        couponType: "small",
        maxUseCount: 1,
        machineIds: [],
        productIds: [],
        ...audienceValues("machine"),
      }}
      submitting={running}
      onSubmit={save}
      success={t.common.result.added}
    >
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable allowClear={false} />
      </Form.Item>
      <Form.Item name="planName" label={fields.planName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="couponType" label={fields.couponType} rules={[required]}>
        <Choice values={couponTypes} words={t.codes.type} />
      </Form.Item>
      <ValueFields />
      <PeriodFields />
      {whole("issuedTotal", codeLimits.total)}
      {whole("maxUseCount", codeLimits.uses)}
      <NarrowingFields />
      <AudienceFields usage="machine" aboutLevels={hint.levelsByHand} />
    </FormDrawer>
  );
}

/** An amount or a rate, one of both; a rate of zero says that the product becomes free (MKT-18). */
function ValueFields() {
  const { fields, hint } = usePhrases("codes").codes;
  const refusal = useRefusalText();
  const amount: string | undefined = Form.useWatch("discountAmount");
  const rate: string | undefined = Form.useWatch("discountRate");
  const one = ruleOf(() => (isGiven(amount) === isGiven(rate) ? refusal(refuse("codes.oneValue")) : undefined));
  const isFree = isGiven(rate) && /^0(?:\.0{1,2})?$/.test(rate.trim());
  return (
    <>
      <Form.Item
        name="discountAmount"
        label={fields.discountAmount}
        dependencies={["discountRate"]}
        extra={hint.value}
        rules={[
          one,
          ruleOf((text: string | undefined) =>
            isGiven(text) ? refusal(ofYuan((fen) => checkMovedAmount(fen, "discountAmountFen"))(text)) : undefined,
          ),
        ]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="discountRate"
        label={fields.discountRate}
        dependencies={["discountAmount"]}
        extra={isFree ? hint.free : undefined}
        rules={[
          ruleOf((text: string | undefined) =>
            isGiven(text) ? refusal(readDiscountRate(text, "discountRate")) : undefined,
          ),
        ]}
      >
        <DecimalField maxLength={4} />
      </Form.Item>
    </>
  );
}
