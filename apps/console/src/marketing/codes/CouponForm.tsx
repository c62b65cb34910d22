import { coupons } from "@yunshou/contract/marketing/coupons";
import { checkNotNegative, codeLimits, type CouponType, couponTypes, fieldLimits, yuanFromFen } from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  Choice,
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  NumberField,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { AudienceFields, type AudienceValues, audienceValues, slotsOf } from "./AudienceFields.tsx";
import { NarrowingFields } from "./NarrowingFields.tsx";
import type { CouponRow } from "./state.tsx";

/** A coupon that is being changed; a new one has none. */
export interface CouponEditing {
  readonly coupon?: CouponRow;
}

interface Values extends AudienceValues {
  readonly merchantId: string;
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly couponDenomination: number;
  readonly fullAmount?: string;
  readonly validDays: number;
  readonly issuedTotal: number;
  readonly machineIds: string[];
  readonly productIds: string[];
}

const fresh = (): Partial<Values> => ({
  merchantId: sessionCustomData()?.merchantId ?? "",
  couponType: "small",
  fullAmount: "0",
  machineIds: [],
  productIds: [],
  ...audienceValues("machine"),
});

const valuesOf = (coupon: CouponRow): Partial<Values> => ({
  couponName: coupon.couponName,
  couponType: coupon.couponType,
  couponDenomination: coupon.couponDenomination,
  fullAmount: yuanFromFen(BigInt(coupon.fullAmountFen)),
  validDays: coupon.validDays,
  issuedTotal: coupon.issuedTotal,
  machineIds: [...coupon.machineIds],
  productIds: [...coupon.productIds],
  ...audienceValues("machine", coupon),
});

/** Defines a coupon, or changes one that nobody holds (COUPON-01, COUPON-03, COUPON-04). */
export function CouponForm({
  editing,
  onClose,
}: {
  readonly editing: CouponEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("codes");
  const { fields, action, hint } = t.codes;
  const { required, filled, amount } = useRules();
  const create = useWrite(coupons.create);
  const update = useWrite(coupons.update);
  const coupon = editing?.coupon;
  const save = ({ merchantId, fullAmount, ...values }: Values) => {
    const input = { ...values, slots: slotsOf(values.slots), fullAmountFen: fenOf(fullAmount) };
    return coupon === undefined
      ? create.run({ ...input, merchantId })
      : update.run({ ...input, couponId: coupon.couponId });
  };
  const whole = (name: "couponDenomination" | "validDays" | "issuedTotal", max: number, prefix?: string) => (
    <Form.Item name={name} label={fields[name]} rules={[required]}>
      <NumberField min={1} max={max} precision={0} prefix={prefix} style={{ width: "100%" }} />
    </Form.Item>
  );
  return (
    <FormDrawer<Values>
      key={coupon?.couponId ?? "new"}
      title={coupon === undefined ? action.addCoupon : action.editCoupon}
      open={editing !== undefined}
      onClose={onClose}
      initial={coupon === undefined ? fresh() : valuesOf(coupon)}
      submitting={create.running || update.running}
      onSubmit={save}
      success={coupon === undefined ? t.common.result.added : t.common.result.modified}
    >
      {coupon === undefined && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="couponName" label={fields.couponName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="couponType" label={fields.couponType} rules={[required]}>
        <Choice values={couponTypes} words={t.codes.type} />
      </Form.Item>
      {whole("couponDenomination", codeLimits.yuan, "¥")}
      <Form.Item
        name="fullAmount"
        label={fields.fullAmount}
        extra={hint.full}
        rules={[amount(checkNotNegative, { optional: true })]}
      >
        <MoneyField />
      </Form.Item>
      {whole("validDays", codeLimits.days)}
      {whole("issuedTotal", codeLimits.total)}
      <NarrowingFields />
      <AudienceFields usage="machine" aboutLevels={hint.levels} />
    </FormDrawer>
  );
}
