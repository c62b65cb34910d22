import { addDays } from "../../dates.ts";
import type { PaymentServiceKind } from "../../payments/paymentService.ts";
import { accept, refuse, type Result } from "../../result.ts";

/** What a line of a provider's bill is about. */
export const billLineKinds = ["payment", "refund", "share", "return"] as const;
export type BillLineKind = (typeof billLineKinds)[number];

/** What a bill is about: what customers paid and got back, or what of it was shared with others and came back. */
export const billSubjects = ["trade", "sharing"] as const;
export type BillSubject = (typeof billSubjects)[number];

/** What goes to somebody by a bill, and what comes back. */
export const billKinds = {
  trade: { forth: "payment", back: "refund" },
  sharing: { forth: "share", back: "return" },
} as const satisfies Readonly<Record<BillSubject, Readonly<Record<"forth" | "back", BillLineKind>>>>;

/** How a bill came: asked of the provider, or by hand. */
export const billSources = ["fetched", "uploaded"] as const;

/** How a bill stands: everything agrees, differences are open, or all of them are worked off. */
export const billStates = ["balanced", "open", "workedOff"] as const;
export type BillState = (typeof billStates)[number];

/** What the provider says became of a payment or refund. */
export type BillLineState = "succeeded" | "processing" | "failed";

/** One payment, refund, share or return as the provider lists it. */
export interface BillLine {
  readonly kind: BillLineKind;
  /** The provider's number of the payment. */
  readonly tradeNo: string;
  /** Our number of the payment, or of its sharing, as the provider knows it. */
  readonly outTradeNo: string;
  /** Our number of the refund or return; empty for a payment or share. */
  readonly refundNo: string;
  /** Of a share: the account that has it. */
  readonly account?: string;
  /** What was paid or given back, above zero. */
  readonly amountFen: bigint;
  /** What the provider keeps; below zero when it gives back. */
  readonly feeFen: bigint;
  /** On what the fee is, where that is not the amount: of orders that were paid at once the first has the fee of all. */
  readonly feeOnFen?: bigint;
  readonly at: Date;
  readonly state: BillLineState;
}

/** Whose bill is expected, and of which day in Beijing. */
export interface ExpectedBill {
  readonly accountNo: string;
  readonly day: string;
}

/** The kinds of providers whose bills can be read. */
export type BillProvider = PaymentServiceKind;

/** Bills are of days in Beijing, whatever the zone of a merchant. */
export const billTimeZone = "Asia/Shanghai";

/** UnionPay cuts its days an hour before midnight: what is paid after 23:00 is of the next one. */
const cutHours: Readonly<Record<BillProvider, number>> = { wechat: 0, alipay: 0, unionpay: -1 };

/** When the day of a provider's bill begins. */
export const billDayStart = (kind: BillProvider, day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + cutHours[kind] * 3_600_000);

/** An uploaded bill has at most so many bytes; larger ones are fetched. */
export const billUploadBytes = 6_000_000;

/** From this hour in Beijing on the bill of the day before is there (the latest of the providers promises ten). */
export const billReadyHour = 10;

/**
 * Providers say the same of a day without sales and of a bill that they have not made yet. Where our books have something of
 * that day, a bill that is not there is believed a day later only.
 */
export const isAbsenceBelieved = (kind: BillProvider, day: string, now: Date): boolean =>
  now.getTime() >= billDayStart(kind, addDays(day, 2)).getTime() + billReadyHour * 3_600_000;

/** `2016-04-05 12:34:56` in Beijing; undefined when it is none. */
export function billTime(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = new Date(`${day}T${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const amountPattern = /^(-?)(\d{1,12})(?:\.(\d{1,5}))?$/;

/** Hundred-thousandths of a yuan, in which fees are written; undefined when the text is no amount. */
export function billUnits(text: string): bigint | undefined {
  const [, sign, whole, decimals = ""] = amountPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole) * 100_000n + BigInt(decimals.padEnd(5, "0"));
  return sign === "-" ? -units : units;
}

/** An amount of money in fen; undefined when the text is none, or has a part of a fen. */
export function billFen(text: string): bigint | undefined {
  const units = billUnits(text);
  return units === undefined || units % 1_000n !== 0n ? undefined : units / 1_000n;
}

/**
 * Bills are taken in the order of their days, so that what is open can be carried from one to the next.
 *
 * @param next the day after the newest bill; undefined before the first.
 * @param today in Beijing.
 */
export function checkBillTurn(day: string, next: string | undefined, today: string): Result<undefined> {
  if (day >= today) return refuse("finance.billNotYet", { field: "billDate" });
  if (next !== undefined && day !== next)
    return refuse("finance.billOutOfTurn", { field: "billDate", values: { day: next } });
  return accept();
}

/** The days whose bills are due, the oldest first: those after the newest, or yesterday alone before the first. */
export function billsDue(newest: string | undefined, today: string): string[] {
  const days: string[] = [];
  for (let day = newest === undefined ? addDays(today, -1) : addDays(newest, 1); day < today; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** What open(now) = open(before) + opened − settled leaves over: other than zero when a page of the bill got lost. */
export interface Continuity {
  readonly openBefore: number;
  readonly opened: number;
  readonly settled: number;
  readonly openAfter: number;
}

export const continuityGap = ({ openBefore, opened, settled, openAfter }: Continuity): number =>
  openBefore + opened - settled - openAfter;
