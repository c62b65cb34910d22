import { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import { readWinRate, yuanFromFen } from "@yunshou/domain";
import { Form } from "antd";
import { DecimalField, fenOf, FormDrawer, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AudienceFields, audienceValues, slotsOf } from "../codes/AudienceFields.tsx";
import { type CouponValues, freshCoupon, NameFields, TotalFields, ValueFields } from "./couponFields.tsx";
import type { DrawCouponRow } from "./couponColumns.tsx";

/** A coupon that is being changed; a new one has none. */
export interface DrawCouponEditing {
  readonly coupon?: DrawCouponRow;
}

interface Values extends CouponValues {
  readonly winRate: string;
}

const valuesOf = ({ fullAmountFen, ...coupon }: DrawCouponRow): Partial<Values> => ({
  couponName: coupon.couponName,
  couponDenomination: coupon.couponDenomination,
  fullAmount: yuanFromFen(BigInt(fullAmountFen)),
  winRate: coupon.winRate,
  validDays: coupon.validDays,
  issuedTotal: coupon.issuedTotal,
  ...audienceValues("mall", coupon),
});

/** Defines a coupon that is drawn, or changes one of which nobody has won one (COUPON-01, COUPON-03, COUPON-04). */
export function DrawCouponForm({
  editing,
  onClose,
}: {
  readonly editing: DrawCouponEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("codes");
  const { fields, action, hint } = t.codes;
  const { filled, rule } = useRules();
  const create = useWrite(drawCoupons.create);
  const update = useWrite(drawCoupons.update);
  const coupon = editing?.coupon;
  const save = ({ merchantId, fullAmount, ...values }: Values) => {
    const input = { ...values, slots: slotsOf(values.slots), fullAmountFen: fenOf(fullAmount) };
    return coupon === undefined
      ? create.run({ ...input, merchantId })
      : update.run({ ...input, drawCouponId: coupon.drawCouponId });
  };
  return (
    <FormDrawer<Values>
      key={coupon?.drawCouponId ?? "new"}
      title={coupon === undefined ? action.addDrawCoupon : action.editDrawCoupon}
      open={editing !== undefined}
      onClose={onClose}
      initial={coupon === undefined ? freshCoupon() : valuesOf(coupon)}
      submitting={create.running || update.running}
      onSubmit={save}
      success={coupon === undefined ? t.common.result.added : t.common.result.modified}
    >
      <NameFields isNew={coupon === undefined} />
      <ValueFields />
      <Form.Item name="winRate" label={fields.winRate} extra={hint.winRate} rules={[filled, rule(readWinRate)]}>
        <DecimalField suffix="%" maxLength={6} />
      </Form.Item>
      <TotalFields />
      <AudienceFields usage="mall" />
    </FormDrawer>
  );
}
