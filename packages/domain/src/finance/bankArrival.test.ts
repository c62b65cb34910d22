import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrivalReachDays, checkBankLine, type ExpectedMoney, matchArrivals } from "./bankArrival.ts";
import { addDays } from "../dates.ts";

const bill = (day: string, amountFen: bigint, provider: "wechat" | "alipay" = "wechat"): ExpectedMoney => ({
  kind: "bill",
  day,
  amountFen,
  reference: "",
  provider,
});
const line = (day: string, amountFen: bigint, payer = "财付通支付科技有限公司", reference = `${day}${amountFen}`) => ({
  day,
  amountFen,
  reference,
  payer,
});

describe("arrivals at a bank", () => {
  it("FIN-07 are paired by number, then by amount and payer, then by the bill that alone can be meant", () => {
    const out: ExpectedMoney = {
      kind: "withdrawal",
      day: "2026-11-02",
      amountFen: -5_000n,
      reference: "T1",
      provider: null,
    };
    const expected = [bill("2026-11-01", 900n), bill("2026-11-01", 900n, "alipay"), bill("2026-11-02", 700n), out];
    const lines = [
      line("2026-11-02", 900n, "支付宝(中国)网络技术有限公司"),
      line("2026-11-02", 900n),
      line("2026-11-03", 650n),
      line("2026-11-02", -4_900n, "甲公司", "T1"),
      line("2026-11-03", 650n, "乙公司"),
    ];
    const { pairs, unexpected } = matchArrivals(expected, lines);
    const found = new Map(pairs.map((pair) => [pair.line, [expected.indexOf(pair.expected), pair.isExact]]));
    expect(lines.map((one) => found.get(one))).toEqual([[1, true], [0, true], [2, false], [3, false], undefined]);
    expect(unexpected).toEqual([lines[4]]);
  });

  it("FIN-07 guess at a line once: one of an earlier file is paired by its number or amount alone", () => {
    const earlier = { ...line("2026-11-02", 650n), isEarlier: true };
    const expected = [bill("2026-11-01", 700n)];
    expect(matchArrivals(expected, [earlier])).toEqual({ pairs: [], unexpected: [earlier] });
    expect(matchArrivals([bill("2026-11-01", 650n)], [earlier]).pairs).toHaveLength(1);
    expect(matchArrivals(expected, [line("2026-11-02", 650n)]).pairs).toHaveLength(1);
  });

  it("FIN-07 are never paired with money of a later day, nor with what should have come long ago", () => {
    const reach = addDays("2026-11-01", arrivalReachDays);
    const paired = (day: string) => matchArrivals([bill("2026-11-01", 900n)], [line(day, 900n)]).pairs.length;
    expect([paired("2026-10-31"), paired("2026-11-01"), paired(reach), paired(addDays(reach, 1))]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it("M12 are each in one pair or unexpected, and no expectation in two pairs", () => {
    const day = fc.integer({ min: 1, max: 20 }).map((n) => addDays("2026-11-01", n));
    const fen = fc.bigInt({ min: -5n, max: 5n }).filter((amount) => amount !== 0n);
    const wanted = fc.array(fc.record({ day, fen }).map((one) => bill(one.day, one.fen)));
    const came = fc.array(fc.record({ day, fen }).map((one) => line(one.day, one.fen)));
    fc.assert(
      fc.property(wanted, came, (expected, lines) => {
        const { pairs, unexpected } = matchArrivals(expected, lines);
        expect(pairs.length + unexpected.length).toBe(lines.length);
        expect(new Set(pairs.map((pair) => pair.expected)).size).toBe(pairs.length);
        expect(new Set([...pairs.map((pair) => pair.line), ...unexpected]).size).toBe(lines.length);
      }),
    );
  });

  it("FIN-07 need a number and an amount", () => {
    expect(checkBankLine({ reference: " ", amountFen: 1n })).toMatchObject({ code: "field.required" });
    expect(checkBankLine({ reference: "1", amountFen: 0n })).toMatchObject({ code: "finance.arrivalZero" });
    expect(checkBankLine({ reference: "1", amountFen: -1n }).ok).toBe(true);
  });
});
