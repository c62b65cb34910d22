import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onlinePaymentKinds } from "../orders/values.ts";
import {
  chargedFen,
  chargesBetween,
  checkCharge,
  checkFeeRate,
  providerFee,
  settlementConfirmed,
} from "./settlement.ts";

describe("what a provider keeps", () => {
  it.each([
    ["alipay", 100n, 1n],
    ["wechat", 100n, 0n],
    ["unionpay", 100n, 1n],
    ["unionpay", 50n, 0n],
    ["alipay", 10_000n, 60n],
    ["wechat", 10_000n, 60n],
    ["alipay", 0n, 0n],
  ] as const)("FIN-09 FIN-10 of %s for %s fen at 0.6 %% is %s fen", (kind, amountFen, feeFen) =>
    expect(providerFee(kind, amountFen, 60)).toBe(feeFen),
  );

  it.each([
    [0, "2026-11-22", "merchants.feeRateOutOfRange"],
    [301, "2026-11-22", "merchants.feeRateOutOfRange"],
    [1.5, "2026-11-22", "merchants.feeRateOutOfRange"],
    [38, "2026-11-21", "finance.rateInThePast"],
  ])("a rate of %s from %s is refused", (rate, fromDay, code) =>
    expect(checkFeeRate(rate, fromDay, "2026-11-22")).toMatchObject({ ok: false, code }),
  );
  it("a rate holds from today on", () => expect(checkFeeRate(300, "2026-11-22", "2026-11-22").ok).toBe(true));
});

const terms = fc.record({
  kind: fc.constantFrom(...onlinePaymentKinds),
  business: fc.constantFrom("ordinary" as const, "luckyPurchase" as const),
  rate: fc.integer({ min: 1, max: 300 }),
  split: fc
    .array(fc.integer({ min: 1, max: 500 }), { maxLength: 20 })
    .map((ratios) => ratios.map((ratio) => ({ ratio }))),
});

describe("the charges of a sale", () => {
  it("FIN-20 are 1 % more for a lucky purchase", () => {
    const charges = chargesBetween(0n, 1_050n, { kind: "wechat", business: "luckyPurchase", rate: 60, split: [] });
    expect(charges).toEqual({ feeFen: 6n, higoFen: 11n, splitFen: 0n, shares: [] });
  });

  it("FIN-09 FIN-10 FIN-19 FIN-20 a full refund in any parts gives every charge back to the fen", () =>
    fc.assert(
      fc.property(
        terms,
        fc.array(fc.bigInt({ min: 1n, max: 50_000n }), { minLength: 1, maxLength: 6 }),
        (one, parts) => {
          const paidFen = parts.reduce((sum, part) => sum + part, 0n);
          const sums = chargesBetween(0n, paidFen, one);
          const total = { fee: sums.feeFen, higo: sums.higoFen, shares: [...sums.shares] };
          let keptFen = paidFen;
          for (const part of parts) {
            const back = chargesBetween(keptFen, keptFen - part, one);
            keptFen -= part;
            total.fee += back.feeFen;
            total.higo += back.higoFen;
            total.shares = total.shares.map((share, place) => share + back.shares[place]!);
            expect(back.splitFen).toBe(back.shares.reduce((sum, share) => sum + share, 0n));
          }
          expect([total.fee, total.higo, ...total.shares].every((fen) => fen === 0n)).toBe(true);
        },
      ),
    ));
});

describe("the confirmation of a day", () => {
  const money = (feeFen: bigint, shares: readonly bigint[]) => ({
    statementId: "1",
    merchantId: "2",
    topMerchantId: "3",
    feeFen,
    shares: shares.map((shareFen, place) => ({ receiverId: String(place), shareFen })),
  });

  it("M11 takes fees and shares from what is available, and the postings sum to zero", () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: -10_000n, max: 10_000n }),
        fc.array(fc.bigInt({ min: -10_000n, max: 10_000n }), { maxLength: 5 }),
        (feeFen, shares) => {
          const booked = settlementConfirmed(money(feeFen, shares));
          const postings = booked?.postings ?? [];
          expect(postings.reduce((sum, { amountFen }) => sum + amountFen, 0n)).toBe(0n);
          expect(postings.some(({ amountFen }) => amountFen === 0n)).toBe(false);
          const available = postings.find(({ account }) => account === "available")?.amountFen ?? 0n;
          expect(available).toBe(-chargedFen(money(feeFen, shares)));
        },
      ),
    ));

  it("FIN-03 waits when it costs more than is available", () => {
    expect(checkCharge(money(60n, [40n]), 99n)).toMatchObject({ ok: false, code: "finance.settleShort" });
    expect(checkCharge(money(60n, [40n]), 100n).ok).toBe(true);
  });
});
