import { higoFee, ledgerAccounts } from "../ledger/accounts.ts";
import type { LedgerTransaction } from "../ledger/postings.ts";
import { collectionFee, feeRateLimits } from "../merchants/onboarding/submission.ts";
import { portion } from "../money.ts";
import type { BusinessType, onlinePaymentKinds } from "../orders/values.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { keptShares, type SplitShare } from "./split.ts";

/** A closed day waits to be confirmed, is held back with a reason, or is settled. */
export const settlementStates = ["pending", "held", "settled"] as const;
export type SettlementState = (typeof settlementStates)[number];
export type SettlementEvent = "confirm" | "hold" | "release";

/** A settled day stays so: what comes later belongs to a later day. */
export const settlementTable: StateTable<SettlementState, SettlementEvent> = {
  pending: { confirm: "settled", hold: "held" },
  held: { release: "pending" },
  settled: {},
};

/** How many days are confirmed at once. */
export const settlementsAtOnce = 100;

/** A merchant's first closing reaches back so far; what is older was never promised a statement. */
export const settlementReachDays = 31;

/** Kinds of payment that a provider settles with us; each has a clearing account of its own. */
export type SettledKind = (typeof onlinePaymentKinds)[number];

/**
 * What a provider keeps of a collection, in fen, at a rate in hundredths of a percent. UnionPay rounds to the nearest fen;
 * Alipay and WeChat have a rule for less than 0.01 yuan (FIN-09, FIN-10).
 */
export function providerFee(kind: SettledKind, amountFen: bigint, rate: number): bigint {
  return kind === "unionpay" ? portion(amountFen, BigInt(rate), 10_000n) : collectionFee(kind, amountFen, rate);
}

/** A rate in hundredths of a percent that holds from a day on, until the next one does. */
export interface DatedRate {
  readonly fromDay: string;
  readonly rate: number;
}

/**
 * The rate of a merchant's day (0034): its own, else the one of the payment service that takes the kind of payment, else
 * the one of all. Both lists are of one kind of payment, the newest first.
 */
export function rateOfDay(day: string, own: readonly DatedRate[], usual: readonly DatedRate[]): number {
  const begun = ({ fromDay }: DatedRate) => fromDay <= day;
  return (own.find(begun) ?? usual.find(begun))?.rate ?? feeRateLimits.usual;
}

/** A rate is 0.01 % to 3 %, and holds from today on at the earliest: what was settled keeps its rate. */
export function checkFeeRate(rate: number, fromDay: string, today: string): Result<undefined> {
  const { least, most } = feeRateLimits;
  if (!Number.isInteger(rate) || rate < least || rate > most)
    return refuse("merchants.feeRateOutOfRange", { field: "feeRate", values: { least, most } });
  return fromDay < today ? refuse("finance.rateInThePast", { field: "fromDay" }) : accept();
}

/** What a sale costs its merchant: what the provider keeps, what a lucky purchase costs (FIN-20), and what others have a share of. */
export interface Charges {
  readonly feeFen: bigint;
  readonly higoFen: bigint;
  readonly splitFen: bigint;
  /** By receiver, together `splitFen`. */
  readonly shares: readonly bigint[];
}

/** By what the charges of a sale are counted; they were those of its day and stay so. */
export interface ChargeTerms {
  readonly kind: SettledKind;
  readonly business: BusinessType;
  readonly rate: number;
  readonly split: readonly SplitShare[];
}

/** What a sale costs of which so much was kept. */
function chargesOf(keptFen: bigint, { kind, business, rate, split }: ChargeTerms): Charges {
  const shares = keptShares(keptFen, split);
  return {
    feeFen: providerFee(kind, keptFen, rate),
    higoFen: business === "luckyPurchase" ? portion(keptFen, higoFee.numerator, higoFee.denominator) : 0n,
    splitFen: shares.reduce((sum, share) => sum + share, 0n),
    shares,
  };
}

/**
 * What changes when a sale goes from one kept amount to another: a sale goes from nothing to what was paid, a refund takes
 * away. So a full refund in any parts gives back every charge to the fen.
 */
export function chargesBetween(beforeFen: bigint, afterFen: bigint, terms: ChargeTerms): Charges {
  const [before, after] = [chargesOf(beforeFen, terms), chargesOf(afterFen, terms)];
  return {
    feeFen: after.feeFen - before.feeFen,
    higoFen: after.higoFen - before.higoFen,
    splitFen: after.splitFen - before.splitFen,
    shares: after.shares.map((share, place) => share - (before.shares[place] ?? 0n)),
  };
}

/** A statement as the ledger knows it; the fee of lucky purchases was booked with the sale. */
export interface SettlementMoney {
  readonly statementId: string;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly feeFen: bigint;
  readonly shares: readonly { readonly receiverId: string; readonly shareFen: bigint }[];
}

/** Fen that the confirmation takes from what is available; below zero when refunds give back more. */
export const chargedFen = ({ feeFen, shares }: SettlementMoney): bigint =>
  shares.reduce((sum, { shareFen }) => sum + shareFen, feeFen);

/** The confirmation: the provider's fee and the shares of others leave what is available. Undefined where nothing moves. */
export function settlementConfirmed(money: SettlementMoney): LedgerTransaction | undefined {
  const postings = [
    { account: ledgerAccounts.available, amountFen: -chargedFen(money) },
    { account: ledgerAccounts.providerFee, amountFen: money.feeFen },
    ...money.shares.map(({ receiverId, shareFen }) => ({
      account: ledgerAccounts.split(receiverId),
      amountFen: shareFen,
    })),
  ].filter(({ amountFen }) => amountFen !== 0n);
  if (postings.length === 0) return undefined;
  return {
    kind: "settled",
    idempotencyKey: `settled:${money.statementId}`,
    referenceId: money.statementId,
    merchantId: money.merchantId,
    topMerchantId: money.topMerchantId,
    postings,
  };
}

/** Fees and shares come out of what is available; a day that costs more waits (FIN-03). */
export function checkCharge(money: SettlementMoney, availableFen: bigint): Result<undefined> {
  return chargedFen(money) > availableFen ? refuse("finance.settleShort") : accept();
}
