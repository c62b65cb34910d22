import type { RowOf } from "@yunshou/contract";
import type { coupons } from "@yunshou/contract/marketing/coupons";
import type { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import type { vouchers } from "@yunshou/contract/marketing/vouchers";
import type { CodeBatchState, CodeState } from "@yunshou/domain";
import { Link } from "react-router";
import { nothingShown, showMoney, showTime, type Tone, today } from "../../platform/kit/index.ts";

export type CouponRow = RowOf<typeof coupons.list>;
export type CouponCodeRow = RowOf<typeof coupons.codes>;
export type PromoRow = RowOf<typeof promoCodes.list>;
export type PromoCodeRow = RowOf<typeof promoCodes.codes>;
export type VoucherRow = RowOf<typeof vouchers.list>;

/** What the states of a code mean at a glance. */
export const codeTones: Readonly<Record<CodeState, Tone>> = {
  unused: "good",
  inUse: "running",
  used: "quiet",
  expired: "neutral",
  void: "neutral",
};

export const batchTones: Readonly<Record<CodeBatchState, Tone>> = { active: "good", stopped: "neutral" };

/** What a coupon is worth, which the wire says in whole yuan; one that lowers by a rate is worth no sum. */
export const denomination = ({ couponDenomination }: { readonly couponDenomination: number }) =>
  couponDenomination === 0 ? nothingShown : showMoney(`${couponDenomination}00`);

/** The order that used a code, to be opened. */
export const orderLink = ({ usedOrderNo }: { readonly usedOrderNo: string | null }) =>
  usedOrderNo === null ? nothingShown : <Link to={`/jygl/ddgl?open=${usedOrderNo}`}>{usedOrderNo}</Link>;

/** A page that opens with all codes of one batch: from the day of its making until today. */
export const codesOfBatch = (path: string, key: string, { id, since }: { id: string; since: string }): string =>
  `${path}?${new URLSearchParams({ [key]: id, fromDay: showTime(since).slice(0, 10), toDay: today() }).toString()}`;
