import { addDays, addMonths } from "../dates.ts";
import { checkText, fieldLimits } from "../fields.ts";
import { amountLimitFen, amountTooLarge, checkMovedAmount, checkNotNegative } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { CodeValue, VoucherType } from "./codes.ts";
import type { TimeSlot } from "./pricing.ts";
import { checkSlots, type WrittenSlot } from "./promotion.ts";

/** Whether more codes of a batch are handed out, and whether its promo codes are accepted. */
export const codeBatchStates = ["active", "stopped"] as const;
export type CodeBatchState = (typeof codeBatchStates)[number];

export const codeBatchTable: StateTable<CodeBatchState, "stop" | "start"> = {
  active: { stop: "stopped" },
  stopped: { start: "active" },
};

export const codeLimits = {
  /** Vouchers that are made at once (VOUCHER-03), and codes that are handed out or taken back at once. */
  atOnce: 500,
  /** Codes of one batch. */
  total: 100_000,
  machines: 500,
  products: 200,
  /** Days of a coupon. */
  days: 3_650,
  /** Uses of one promo code. */
  uses: 100_000,
  /** Denomination of a coupon, in yuan. */
  yuan: 100_000,
} as const;

const isPositive = (value: number, limit: number) => Number.isInteger(value) && value >= 1 && value <= limit;

/** A positive integer of a form: totals, denominations, days, uses (COUPON-03, COUPON-04, VOUCHER-06, MSG-99). */
export const checkPositive = (value: number, field: string, limit: number): Result<number> =>
  isPositive(value, limit) ? accept(value) : refuse("codes.notPositive", { field });

/** Hours of codes: at most three slots that do not overlap, as of a plan; none means the whole day (MKT-08, MKT-16). */
export const checkCodeSlots = (slots: readonly Partial<WrittenSlot>[]): Result<readonly TimeSlot[]> =>
  slots.length === 0 ? accept([]) : checkSlots(slots);

export interface CouponForm {
  readonly couponName: string;
  readonly couponDenomination: number;
  readonly fullFen: bigint;
  readonly validDays: number;
  readonly issuedTotal: number;
}

/** What a coupon is (COUPON-01, COUPON-03, COUPON-04). Answers its trimmed name. */
export function checkCouponForm(form: CouponForm): Result<string> {
  const name = checkText(form.couponName, "couponName", fieldLimits.nameLength);
  if (!name.ok) return name;
  if (form.fullFen > amountLimitFen) return amountTooLarge("fullAmountFen");
  const checks = [
    checkPositive(form.couponDenomination, "couponDenomination", codeLimits.yuan),
    checkNotNegative(form.fullFen),
    checkPositive(form.validDays, "validDays", codeLimits.days),
    checkPositive(form.issuedTotal, "issuedTotal", codeLimits.total),
  ];
  const refused = checks.find((check) => !check.ok);
  return refused === undefined || refused.ok ? name : refused;
}

export interface PromoForm {
  readonly planName: string;
  readonly amountFen: bigint | undefined;
  readonly rate: string | undefined;
  readonly validFrom: string;
  readonly validTo: string;
  readonly issuedTotal: number;
  readonly maxUseCount: number;
}

/** What a batch of promo codes is (COUPON-01, COUPON-03, MKT-06, MKT-10). Answers its trimmed name and its value. */
export function checkPromoForm(form: PromoForm, today: string): Result<{ name: string; value: CodeValue }> {
  const name = checkText(form.planName, "planName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const value = checkPromoValue(form);
  if (!value.ok) return value;
  const checks = [
    checkCodePeriod(form, today),
    checkPositive(form.issuedTotal, "issuedTotal", codeLimits.total),
    checkPositive(form.maxUseCount, "maxUseCount", codeLimits.uses),
  ];
  const refused = checks.find((check) => !check.ok);
  return refused === undefined || refused.ok ? accept({ name: name.value, value: value.value }) : refused;
}

/** A discount rate: 0 to 1 with at most two decimals, as hundredths (MKT-06, MSG-97). */
export function readDiscountRate(text: string, field: string): Result<number> {
  const match = /^(?:0(?:\.(\d{1,2}))?|1(?:\.0{1,2})?)$/.exec(text.trim());
  if (match === null) return refuse("codes.rateOutOfRange", { field });
  return accept(text.trim().startsWith("1") ? 100 : Number((match[1] ?? "0").padEnd(2, "0")));
}

/** How a rate is shown: always with two decimals. */
export const showDiscountRate = (percent: number): string => (percent / 100).toFixed(2);

/** A promo code takes off an amount or leaves a share, one of both. */
export function checkPromoValue(input: {
  readonly amountFen: bigint | undefined;
  readonly rate: string | undefined;
}): Result<CodeValue> {
  if ((input.amountFen === undefined) === (input.rate === undefined))
    return refuse("codes.oneValue", { field: "discountAmountFen" });
  if (input.amountFen !== undefined) {
    const amount = checkMovedAmount(input.amountFen, "discountAmountFen");
    return amount.ok ? accept({ amountFen: amount.value }) : amount;
  }
  const percent = readDiscountRate(input.rate ?? "", "discountRate");
  return percent.ok ? accept({ percent: percent.value }) : percent;
}

/** The days of codes: not reversed, and not over already. */
export function checkCodePeriod(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string },
  today: string,
): Result<undefined> {
  if (validTo < validFrom) return refuse("codes.periodReversed", { field: "validTo" });
  return validTo < today ? refuse("codes.periodPast", { field: "validTo" }) : accept();
}

/** The days of a coupon that is handed out today: so many days, today included (COUPON-04). */
export const couponPeriod = (today: string, validDays: number): { validFrom: string; validTo: string } => ({
  validFrom: today,
  validTo: addDays(today, validDays - 1),
});

export interface VoucherForm {
  readonly voucherName: string;
  readonly amountFen: bigint;
  readonly limitFen: bigint;
  readonly type: VoucherType;
  readonly products: number;
  readonly count: number;
}

/** How many vouchers are made at once: 1 to 500 (VOUCHER-03, VOUCHER-06, MSG-103). */
export function checkVoucherCount(count: number): Result<number> {
  if (!Number.isInteger(count) || count < 1) return refuse("codes.notPositive", { field: "generatedQty" });
  return count <= codeLimits.atOnce ? accept(count) : refuse("codes.tooManyVouchers", { field: "generatedQty" });
}

/** A voucher is below the price from which it counts; equal is refused (VOUCHER-04, MSG-104). */
export function checkVoucherAmount(amountFen: bigint, limitFen: bigint): Result<undefined> {
  const amount = checkMovedAmount(amountFen, "voucherAmountFen");
  if (!amount.ok) return amount;
  const limit = checkMovedAmount(limitFen, "limitAmountFen");
  if (!limit.ok) return limit;
  return amountFen < limitFen ? accept() : refuse("codes.notBelowLimit", { field: "voucherAmountFen" });
}

/** What a new batch of vouchers is, but for its days (VOUCHER-01). Answers its trimmed name. */
export function checkVoucherForm(form: VoucherForm): Result<string> {
  const name = checkText(form.voucherName, "voucherName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const amount = checkVoucherAmount(form.amountFen, form.limitFen);
  if (!amount.ok) return amount;
  if (form.type === "product" && form.products === 0) return refuse("codes.productsMissing", { field: "productIds" });
  if (form.type === "general" && form.products > 0) return refuse("codes.productsOfGeneral", { field: "productIds" });
  const count = checkVoucherCount(form.count);
  return count.ok ? name : count;
}

/** The days of the making of vouchers that one query may ask for: three calendar months (VOUCHER-05, VOUCHER-06, MSG-105). */
export function checkCreatedRange(fromDay: string, toDay: string): Result<undefined> {
  if (toDay < fromDay) return refuse("range.reversed", { field: "toDay" });
  return toDay < addMonths(fromDay, 3) ? accept() : refuse("codes.createdRange", { field: "toDay" });
}

/** How many codes may still be handed out of a batch (COUPON-03). */
export function checkHandOut(
  count: number,
  batch: { readonly state: CodeBatchState; readonly total: number; readonly made: number },
): Result<number> {
  if (batch.state === "stopped") return refuse("codes.batchStopped");
  if (!Number.isInteger(count) || count < 1) return refuse("codes.notPositive", { field: "count" });
  if (count > codeLimits.atOnce)
    return refuse("codes.tooManyAtOnce", { field: "count", values: { limit: codeLimits.atOnce } });
  const left = Math.max(0, batch.total - batch.made);
  return count <= left ? accept(count) : refuse("codes.usedUp", { field: "count", values: { left } });
}

/** A batch is changed only as long as nobody holds a code of it. */
export const checkBatchEdit = (made: number): Result<undefined> => (made === 0 ? accept() : refuse("codes.handedOut"));

/** A batch is deleted when it was stopped and nobody can use a code of it any more. */
export function checkBatchRemove(batch: { readonly state: CodeBatchState; readonly open: number }): Result<undefined> {
  if (batch.open > 0) return refuse("codes.stillOpen", { values: { count: batch.open } });
  return batch.state === "stopped" ? accept() : refuse("codes.notStopped");
}
