import { describe, expect, it } from "vitest";
import { chargesBetween, providerFee } from "./settlement.ts";
import { keptShares, type SplitShare } from "./split.ts";
import { defaultWithdrawalTerms, withdrawalFee } from "./withdrawal.ts";

/** The nearest fen of numerator / denominator, halves up, by whole numbers alone and by another way than `portion`. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  return (numerator - whole * denominator) * 2n >= denominator ? whole + 1n : whole;
}

/** Numbers that look random and are the same in every run (xorshift). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const cases = 1_000_000;

describe("M19 the money of settled days", () => {
  it("FIN-20 FIN-21 is to the fen what exact fractions say, for a million amounts, rates and fees", () => {
    const next = numbers(20_261_123);
    let wrong = 0;
    for (let round = 0; round < cases; round += 1) {
      const amountFen = BigInt(1 + next(20_000_000));
      const rate = 1 + next(300);
      const isFee = providerFee("unionpay", amountFen, rate) === nearest(amountFen * BigInt(rate), 10_000n);
      const share = nearest(amountFen * BigInt(defaultWithdrawalTerms.feePerTenThousand), 10_000n);
      const least = defaultWithdrawalTerms.leastFeeFen;
      const isWithdrawal = withdrawalFee(amountFen, defaultWithdrawalTerms) === (share < least ? least : share);
      if (!isFee || !isWithdrawal) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it("FIN-19 gives a full refund in any parts back to the fen, and shares never more than was kept", () => {
    const next = numbers(7);
    for (let round = 0; round < 50_000; round += 1) {
      const paidFen = BigInt(1 + next(100_000));
      const split: SplitShare[] = Array.from({ length: 1 + next(4) }, (_, place) => ({
        receiverId: String(place),
        ...(next(3) === 0 ? { ratio: 0, fixedFen: BigInt(1 + next(500)) } : { ratio: 1 + next(2_000) }),
      }));
      const terms = {
        kind: "wechat",
        business: next(2) === 0 ? "ordinary" : "luckyPurchase",
        rate: 1 + next(300),
        split,
      } as const;
      const shared = keptShares(paidFen, split).reduce((sum, fen) => sum + fen, 0n);
      const first = BigInt(next(Number(paidFen) + 1));
      const steps = [
        chargesBetween(0n, paidFen, terms),
        chargesBetween(paidFen, paidFen - first, terms),
        chargesBetween(paidFen - first, 0n, terms),
      ];
      const left = steps.reduce((sum, { feeFen, higoFen, splitFen }) => sum + feeFen + higoFen + splitFen, 0n);
      const ofParts = steps.every(({ splitFen, shares }) => shares.reduce((sum, fen) => sum + fen, 0n) === splitFen);
      if (left !== 0n || !ofParts || shared > paidFen || shared < 0n)
        throw new Error(`round ${round}: ${left} left, ${shared} of ${paidFen} shared`);
    }
  });
});
