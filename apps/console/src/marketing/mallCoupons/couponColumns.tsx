import type { RowOf } from "@yunshou/contract";
import type { drawCoupons } from "@yunshou/contract/marketing/drawCoupons";
import type { mallCoupons } from "@yunshou/contract/marketing/mallCoupons";
import { codeBatchStates } from "@yunshou/domain";
import { ChoiceFilter, columnsOf, showMoney, TextFilter, useConfirm } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useAudienceColumns } from "../codes/audience.tsx";
import { batchTones, denomination } from "../codes/state.tsx";

export type DrawCouponRow = RowOf<typeof drawCoupons.list>;

/** What coupons of the mall have in common, handed out or drawn. */
type AnyCoupon = Pick<
  RowOf<typeof mallCoupons.list>,
  | "couponName"
  | "couponDenomination"
  | "fullAmountFen"
  | "validDays"
  | "validFrom"
  | "validTo"
  | "issuedTotal"
  | "handedOut"
  | "usedTotal"
  | "couponStatus"
  | "merchantName"
  | "createdTime"
  | "slots"
  | "memberLevels"
  | "businessTypes"
>;

/** Columns of a list of coupons, for a page to put in its order. */
export function useCouponColumns<Row extends AnyCoupon>(details: (row: Row) => void) {
  const t = usePhrases("codes");
  const { fields, hint } = t.codes;
  const column = columnsOf<AnyCoupon>();
  const open = details as (row: AnyCoupon) => void;
  return {
    name: column.title("couponName", "couponName", null, fields.couponName, { width: 150, onOpen: open }),
    value: column.custom("couponDenomination", fields.couponDenomination, denomination, {
      width: 96,
      align: "right",
      holdsData: true,
      role: "figure",
    }),
    full: column.custom(
      "fullAmountFen",
      fields.fullAmount,
      ({ fullAmountFen }) => (fullAmountFen === "0" ? hint.anyAmount : showMoney(fullAmountFen)),
      { width: 88, align: "right", role: "figure", words: [hint.anyAmount] },
    ),
    days: [
      column.number("validDays", fields.validDays, { width: 88, hidden: true }),
      column.text("validFrom", fields.validFrom, { width: 104, hidden: true }),
      column.text("validTo", fields.validTo, { width: 104 }),
    ],
    counts: [
      column.number("issuedTotal", fields.issuedTotal, { width: 88 }),
      column.number("handedOut", fields.handedOut, { width: 80 }),
      column.number("usedTotal", fields.usedTotal, { width: 88, sortable: true }),
    ],
    status: column.status("couponStatus", fields.couponStatus, t.codes.plan, batchTones),
    about: [
      ...useAudienceColumns(),
      column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
      column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    ],
  };
}

/** 优惠券名称 and 优惠券状态 as filters. */
export function useCouponFilters() {
  const t = usePhrases("codes").codes;
  return [
    { name: "couponName" as const, label: t.fields.couponName, control: <TextFilter /> },
    {
      name: "couponStatus" as const,
      label: t.fields.couponStatus,
      control: <ChoiceFilter values={codeBatchStates} words={t.plan} />,
    },
  ];
}

/** 启用 or 停用 of a coupon, after asking (MSG-75, MSG-76). */
export function useTurning<Row extends AnyCoupon>(
  readOnly: string | undefined,
  calls: { readonly stop: (row: Row) => Promise<unknown>; readonly start: (row: Row) => Promise<unknown> },
) {
  const { action, confirm } = usePhrases("codes").codes;
  const { ask } = useConfirm();
  return (row: Row) => {
    const isActive = row.couponStatus === "active";
    const verb = isActive ? action.disable : action.enable;
    return {
      key: "turn",
      label: verb,
      refused: readOnly,
      onClick: () =>
        ask({
          text: isActive ? confirm.disable : confirm.enable,
          about: row.couponName,
          verb,
          run: () => (isActive ? calls.stop : calls.start)(row),
        }),
    };
  };
}
