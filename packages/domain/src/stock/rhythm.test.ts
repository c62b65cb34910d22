import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cheapestRhythm, checkVisitCost, dueFromFen, longestRhythmDays } from "./rhythm.ts";
import { isVisitDue, type LaneOutlook, visitGain } from "./visit.ts";

const lane: LaneOutlook = {
  stock: 10,
  capacity: 10,
  demand: 2,
  priceFen: 350n,
  costFen: 150n,
  lastsDays: null,
  isFaulty: false,
};
const idle = { cashFen: 0n, lacksChange: false, isDown: false };

describe("the rhythm of a machine", () => {
  it("STOCK-09 comes when stops and lost sales together cost least, oftener where more sells", () => {
    const slow = cheapestRhythm({ lanes: [lane] });
    const fast = cheapestRhythm({ lanes: [{ ...lane, demand: 5 }] });
    expect(slow.days).toBeGreaterThan(fast.days);
    expect(slow.costADayFen).toBeLessThan(fast.costADayFen);
    expect(cheapestRhythm({ lanes: [{ ...lane, demand: 0 }] })).toEqual({
      days: longestRhythmDays,
      costADayFen: 1_500 / longestRhythmDays,
    });
    // A dearer way is gone less often.
    expect(cheapestRhythm({ lanes: [lane] }, 6_000n).days).toBeGreaterThan(slow.days);
  });

  it("STOCK-09 has no other rhythm of whole days that costs less", () => {
    const any = fc.record({
      demand: fc.double({ min: 0.05, max: 12, noNaN: true }),
      capacity: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 59 }), (some, days) => {
        const lanes = some.map((one) => ({ ...lane, ...one, stock: one.capacity }));
        const lost = Number(visitGain({ ...idle, lanes }, days).stockOutFen);
        // The gain of each lane is rounded to whole fen.
        return cheapestRhythm({ lanes }).costADayFen <= (1_500 + lost + lanes.length) / days;
      }),
      { numRuns: 200 },
    );
  });

  it("STOCK-09 makes a visit due when waiting loses more than it puts off, never above what the stop costs", () => {
    const from = (lanes: readonly LaneOutlook[]) => dueFromFen({ lanes }, 1_500n, 2);
    expect(from([lane])).toBeLessThan(1_500n);
    expect(from(Array.from({ length: 40 }, () => ({ ...lane, demand: 12 })))).toBe(1_500n);
    const full = visitGain({ ...idle, lanes: [lane] });
    const empty = visitGain({ ...idle, lanes: [{ ...lane, stock: 0 }] });
    expect([full, empty].map((gain) => isVisitDue(gain, from([lane])))).toEqual([false, true]);
  });

  it("STOCK-09 takes what a stop costs from 0 to the limit of amounts", () => {
    expect(checkVisitCost(0n).ok).toBe(true);
    expect(checkVisitCost(-1n)).toMatchObject({ code: "amount.negative", field: "visitCostFen" });
    expect(checkVisitCost(10n ** 15n)).toMatchObject({ code: "amount.tooLarge", field: "visitCostFen" });
  });
});
