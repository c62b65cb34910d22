import { describe, expect, it } from "vitest";
import type { BillLine } from "./bill.ts";
import { feeDifferences, feesBy, type OwnedFact } from "./fees.ts";
import { linesByOrder } from "./linesByOrder.ts";
import { matchBill, sidesOf } from "./matching.ts";

const noon = new Date("2026-11-21T04:00:00Z");
const dayEnd = new Date("2026-11-21T16:00:00Z");
const factOf = (number: string, fen: bigint, more: Partial<OwnedFact> = {}): OwnedFact => ({
  kind: "payment",
  number,
  tradeNo: null,
  amountFen: fen,
  at: noon,
  moved: true,
  proven: false,
  named: false,
  merchantId: "7",
  ...more,
});
const lineOf = (number: string, fen: bigint, feeFen: bigint, more: Partial<BillLine> = {}): BillLine => ({
  kind: "payment",
  tradeNo: `T${number}`,
  outTradeNo: number,
  refundNo: "",
  amountFen: fen,
  feeFen,
  at: noon,
  state: "succeeded",
  ...more,
});
const none = { own: [], usual: [], zones: new Map<string, string>() };
const usual = feesBy("wechat", none);
const found = (lines: readonly BillLine[], facts: readonly OwnedFact[], feeOf = usual) =>
  feeDifferences(matchBill(lines, facts, dayEnd), feeOf).map((one) => [
    one.fact?.number,
    ...Object.values(sidesOf(one)),
  ]);

describe("the fee of a payment on a bill", () => {
  it("FIN-10 is named when it is another than our rate gives, with both sides of it", () => {
    const facts = [factOf("1", 1_000n), factOf("2", 1_000n)];
    expect(found([lineOf("1", 1_000n, 6n), lineOf("2", 1_000n, 9n)], facts)).toEqual([["2", 6n, 9n]]);
  });

  it("FIN-09 FIN-10 is at least 0.01 yuan at Alipay and nothing below that at WeChat Pay", () => {
    const facts = [factOf("1", 100n)];
    expect(found([lineOf("1", 100n, 0n)], facts)).toEqual([]);
    expect(found([lineOf("1", 100n, 0n)], facts, feesBy("alipay", none))).toEqual([["1", 1n, 0n]]);
  });

  it("FIN-09 follows the rate that held on the merchant's day of the payment", () => {
    const rate = { merchantId: "7" };
    const own = [
      { ...rate, fromDay: "2026-01-01", rate: 38 },
      { ...rate, fromDay: "2026-11-22", rate: 100 },
      { ...rate, merchantId: "8", fromDay: "2026-01-01", rate: 200 },
    ];
    const feeOf = feesBy("wechat", { ...none, own });
    expect(feeOf({ merchantId: "7", at: new Date("2026-11-21T15:59:59Z") }, 10_000n)).toBe(38n);
    expect(feeOf({ merchantId: "7", at: new Date("2026-11-21T16:00:00Z") }, 10_000n)).toBe(100n);
    expect(feeOf({ merchantId: "7", at: new Date("2025-12-01T00:00:00Z") }, 10_000n)).toBe(60n);
    expect(feeOf({ merchantId: "9", at: noon }, 10_000n)).toBe(60n);
  });

  it("FIN-09 FIN-16 of a merchant without a rate follows the payment service, from the merchant's own midnight on", () => {
    const own = [{ merchantId: "7", fromDay: "2026-11-23", rate: 20 }];
    const usualRates = [
      { fromDay: "2026-11-22", rate: 54 },
      { fromDay: "2026-11-01", rate: 38 },
    ];
    const feeOf = feesBy("wechat", { own, usual: usualRates, zones: new Map([["8", "Asia/Vientiane"]]) });
    const on = (merchantId: string, at: string) => feeOf({ merchantId, at: new Date(at) }, 10_000n);
    expect(on("7", "2026-10-31T15:59:59Z")).toBe(60n);
    expect(on("7", "2026-10-31T16:00:00Z")).toBe(38n);
    expect(on("7", "2026-11-22T12:00:00Z")).toBe(54n);
    expect(on("7", "2026-11-22T16:00:00Z")).toBe(20n);
    expect(on("8", "2026-11-21T16:59:59Z")).toBe(38n);
    expect(on("8", "2026-11-21T17:00:00Z")).toBe(54n);
  });

  it("FIN-09 of several orders that were paid at once is one fee on their sum", () => {
    const parts = [
      { orderId: "1", amountFen: 100n },
      { orderId: "2", amountFen: 150n },
    ];
    const lines = linesByOrder([lineOf("1", 250n, 2n)], () => parts);
    const facts = [factOf("1", 100n), factOf("2", 150n)];
    expect(found(lines, facts)).toEqual([]);
    expect(
      found(
        linesByOrder([lineOf("1", 250n, 3n)], () => parts),
        facts,
      ),
    ).toEqual([["1", 2n, 3n]]);
  });

  it("M12 is named beside another amount, and never of a refund, a repetition or what did not move", () => {
    expect(found([lineOf("1", 1_100n, 9n)], [factOf("1", 1_000n)])).toEqual([["1", 7n, 9n]]);
    const repeated = [lineOf("1", 1_000n, 6n), lineOf("1", 1_000n, 9n)];
    expect(found(repeated, [factOf("1", 1_000n)])).toEqual([]);
    expect(found([lineOf("1", 1_000n, 9n)], [factOf("1", 1_000n, { moved: false })])).toEqual([]);
    const refund = { kind: "refund", refundNo: "5" } as const;
    expect(found([lineOf("1", 1_000n, -9n, refund)], [factOf("5", 1_000n, { kind: "refund" })])).toEqual([]);
    expect(found([lineOf("1", 1_000n, 9n, { state: "failed" })], [factOf("1", 1_000n)])).toEqual([]);
  });
});
