import type { RowOf } from "@yunshou/contract";
import { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { handedTypes, yuanFromFen } from "@yunshou/domain";
import { Form } from "antd";
import { Choice, fenOf, FormDrawer, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AudienceFields, audienceValues, slotsOf } from "../codes/AudienceFields.tsx";
import { type CouponValues, freshCoupon, NameFields, TotalFields, ValueFields } from "./couponFields.tsx";

/** A coupon that is being changed; a new one has none. */
export interface MallCouponEditing {
  readonly coupon?: RowOf<typeof mallCoupons.list>;
}

interface Values extends CouponValues {
  readonly couponType: (typeof handedTypes)[number];
}

const valuesOf = ({ fullAmountFen, couponType, ...coupon }: RowOf<typeof mallCoupons.list>): Partial<Values> => ({
  couponName: coupon.couponName,
  couponType: couponType === "large" ? "large" : "small",
  couponDenomination: coupon.couponDenomination,
  fullAmount: yuanFromFen(BigInt(fullAmountFen)),
  validDays: coupon.validDays,
  issuedTotal: coupon.issuedTotal,
  ...audienceValues("mall", coupon),
});

/** Defines a coupon of the mall, or changes one that nobody holds (COUPON-01, COUPON-03, COUPON-04). */
export function MallCouponForm({
  editing,
  onClose,
}: {
  readonly editing: MallCouponEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("codes");
  const { fields, action } = t.codes;
  const { required } = useRules();
  const create = useWrite(mallCoupons.create);
  const update = useWrite(mallCoupons.update);
  const coupon = editing?.coupon;
  const save = ({ merchantId, fullAmount, ...values }: Values) => {
    const input = { ...values, slots: slotsOf(values.slots), fullAmountFen: fenOf(fullAmount) };
    return coupon === undefined
      ? create.run({ ...input, merchantId })
      : update.run({ ...input, mallCouponId: coupon.mallCouponId });
  };
  return (
    <FormDrawer<Values>
      key={coupon?.mallCouponId ?? "new"}
      title={coupon === undefined ? action.addCoupon : action.editCoupon}
      open={editing !== undefined}
      onClose={onClose}
      initial={coupon === undefined ? { ...freshCoupon(), couponType: "small" } : valuesOf(coupon)}
      submitting={create.running || update.running}
      onSubmit={save}
      success={coupon === undefined ? t.common.result.added : t.common.result.modified}
    >
      <NameFields isNew={coupon === undefined} />
      <Form.Item name="couponType" label={fields.couponType} rules={[required]}>
        <Choice values={handedTypes} words={t.codes.type} />
      </Form.Item>
      <ValueFields />
      <TotalFields />
      <AudienceFields usage="mall" />
    </FormDrawer>
  );
}
