import { businessDay } from "../../dates.ts";
import { type DatedRate, providerFee, rateOfDay } from "../settlement.ts";
import { type BillLine, type BillProvider, billTimeZone } from "./bill.ts";
import type { BookFact, Difference, Matching } from "./matching.ts";

/** From which day on a rate holds for a merchant, in hundredths of a percent. */
export interface HeldRate extends DatedRate {
  readonly merchantId: string;
}

/** A payment with whose it is. */
export interface OwnedFact extends BookFact {
  readonly merchantId: string;
}

/** What a provider keeps of an amount that a fact is about, by the rate that held on its day. */
export type FeeOf = (fact: Pick<OwnedFact, "merchantId" | "at">, amountFen: bigint) => bigint;

/** Rates of one kind of payment, in any order. */
export interface KnownRates {
  readonly own: readonly HeldRate[];
  readonly usual: readonly DatedRate[];
  /** Time zones of the merchants; one that is not named is in that of the bills. */
  readonly zones: ReadonlyMap<string, string>;
}

/** The fees by these rates of one kind of payment; without a rate the usual one holds, as in statements. */
export function feesBy(kind: BillProvider, { own, usual, zones }: KnownRates): FeeOf {
  const newestFirst = (a: DatedRate, b: DatedRate) => (a.fromDay < b.fromDay ? 1 : -1);
  const byMerchant = Map.groupBy(own.toSorted(newestFirst), ({ merchantId }) => merchantId);
  const forAll = usual.toSorted(newestFirst);
  return ({ merchantId, at }, amountFen) => {
    const day = businessDay(at, zones.get(merchantId) ?? billTimeZone);
    return providerFee(kind, amountFen, rateOfDay(day, byMerchant.get(merchantId) ?? [], forAll));
  };
}

/**
 * Payments whose fee the bill states otherwise than our rate gives; named beside what else differs about them, because
 * somebody else puts it right. DECISION: what a provider gives back of a fee in a refund is compared by no rule, since each
 * rounds that in its own way; the totals of the statement have it.
 */
export function feeDifferences<Fact extends OwnedFact>(
  { reached }: Pick<Matching<Fact>, "reached">,
  feeOf: FeeOf,
): Difference<Fact>[] {
  return reached.flatMap(({ fact, line }) => {
    const onFen = feeBase(line);
    if (line.kind !== "payment" || line.state !== "succeeded" || !fact.moved || onFen === 0n) return [];
    const feeFen = feeOf(fact, onFen);
    return feeFen === line.feeFen ? [] : [{ reason: "feeDiffers", line, fact, feeFen }];
  });
}

/** What the fee of a line is on: of several orders that were paid at once, the first has the fee of all. */
const feeBase = ({ feeOnFen, amountFen }: BillLine): bigint => feeOnFen ?? amountFen;
