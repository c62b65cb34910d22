import { businessDay } from "../../dates.ts";
import { feeRateLimits } from "../../merchants/onboarding/submission.ts";
import { providerFee } from "../settlement.ts";
import type { BillLine, BillProvider } from "./bill.ts";
import type { BookFact, Difference, Matching } from "./matching.ts";

/** From which day on a rate holds for a merchant, in hundredths of a percent. */
export interface HeldRate {
  readonly merchantId: string;
  readonly timeZone: string;
  readonly fromDay: string;
  readonly rate: number;
}

/** A payment with whose it is. */
export interface OwnedFact extends BookFact {
  readonly merchantId: string;
}

/** What a provider keeps of an amount that a fact is about, by the rate that held on its day. */
export type FeeOf = (fact: Pick<OwnedFact, "merchantId" | "at">, amountFen: bigint) => bigint;

/** The fees by these rates of one kind of payment; without a rate the usual one holds, as in statements. */
export function feesBy(kind: BillProvider, rates: readonly HeldRate[]): FeeOf {
  const byMerchant = new Map<string, HeldRate[]>();
  for (const rate of rates.toSorted((a, b) => (a.fromDay < b.fromDay ? 1 : -1)))
    byMerchant.set(rate.merchantId, [...(byMerchant.get(rate.merchantId) ?? []), rate]);
  return ({ merchantId, at }, amountFen) => {
    const held = byMerchant.get(merchantId);
    const day = held === undefined ? "" : businessDay(at, held[0]!.timeZone);
    const rate = held?.find(({ fromDay }) => fromDay <= day)?.rate ?? feeRateLimits.usual;
    return providerFee(kind, amountFen, rate);
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
