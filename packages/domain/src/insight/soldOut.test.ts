import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lostSales, usualDays, usualShare, wholeDay } from "./soldOut.ts";

const hour = 3_600_000;
const even = Array.from({ length: 24 }, () => 5);
const noon = Array.from({ length: 24 }, (_, at) => (at === 12 ? 30 : at === 13 ? 10 : 0));

describe("what was lost by being sold out", () => {
  it("STAT-01 weighs each hour by what is sold in it", () => {
    expect(usualShare([{ fromMs: 0, untilMs: 6 * hour }], even)).toBe(wholeDay / 4);
    expect(usualShare([{ fromMs: 0, untilMs: 12 * hour }], noon)).toBe(0);
    expect(usualShare([{ fromMs: 12.5 * hour, untilMs: 24 * hour }], noon)).toBe(625_000);
    expect(usualShare([{ fromMs: 0, untilMs: 12 * hour }], [])).toBe(wholeDay / 2);
  });

  it("STAT-01 never takes more than a day, also when a day has 25 hours", () => {
    expect(usualShare([{ fromMs: 0, untilMs: 25 * hour }], even)).toBe(wholeDay);
  });

  it("STAT-01 adds up the same however a time is cut", () => {
    const hours = fc.array(fc.nat(50), { minLength: 24, maxLength: 24 });
    const cuts = fc.tuple(fc.nat(24 * hour), fc.nat(24 * hour), fc.nat(24 * hour));
    fc.assert(
      fc.property(hours, cuts, (weights, three) => {
        const [fromMs, cut, untilMs] = three.toSorted((a, b) => a - b) as [number, number, number];
        const whole = usualShare([{ fromMs, untilMs }], weights);
        const parts = [
          { fromMs, untilMs: cut },
          { fromMs: cut, untilMs },
        ];
        expect(Math.abs(usualShare(parts, weights) - whole)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("STAT-01 judges by the days on which there was something to buy", () => {
    // 20 pieces at 3.00 yuan in 28 days, of which 8 were empty: one piece a day; half a day is half a piece.
    const usual = { soldPieces: 20, soldFen: 6_000n, spanDays: usualDays, emptyShare: 8 * wholeDay };
    expect(lostSales({ ...usual, todayShare: wholeDay / 2 })).toEqual({ lostMilli: 500, lostFen: 150n });
    expect(lostSales({ ...usual, soldPieces: 0, soldFen: 0n, todayShare: wholeDay })).toEqual({
      lostMilli: 0,
      lostFen: 0n,
    });
  });

  it("STAT-01 never tells more lost on a day than was sold in the whole span", () => {
    const figures = fc.record({
      soldPieces: fc.nat(10_000),
      soldFen: fc.bigInt(0n, 10_000_000n),
      spanDays: fc.integer({ min: 1, max: usualDays }),
      emptyShare: fc.nat(usualDays * wholeDay),
      todayShare: fc.nat(wholeDay),
    });
    fc.assert(
      fc.property(figures, (usual) => {
        const { lostMilli, lostFen } = lostSales(usual);
        expect(lostFen >= 0n && lostFen <= usual.soldFen).toBe(true);
        expect(lostMilli).toBeLessThanOrEqual(usual.soldPieces * 1000);
      }),
    );
  });
});
