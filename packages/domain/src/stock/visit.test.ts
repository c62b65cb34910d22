import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayRoute, wayLength } from "./dayRoute.ts";
import {
  daysUntilEmpty,
  expectedShortfall,
  isVisitDue,
  type LaneOutlook,
  trueDemand,
  visitGain,
  weekdayFactor,
} from "./visit.ts";

const lane: LaneOutlook = {
  stock: 5,
  capacity: 10,
  demand: 2,
  priceFen: 350n,
  costFen: 200n,
  lastsDays: null,
  isFaulty: false,
};
const machine = { lanes: [lane], cashFen: 0n, lacksChange: false, isDown: false };

describe("the demand of a lane", () => {
  it("STOCK-09 is what sells while there is something to buy, not what sold", () => {
    expect(trueDemand({ sold: 28, emptyDays: 0, spanDays: 28 })).toBe(1);
    expect(trueDemand({ sold: 28, emptyDays: 14, spanDays: 28 })).toBe(2);
    expect(trueDemand({ sold: 3, emptyDays: 28, spanDays: 28 })).toBe(3);
    expect(trueDemand({ sold: 0, emptyDays: 28, spanDays: 28 })).toBe(0);
  });

  it("STOCK-09 follows the weekdays that come", () => {
    const weekend = [7, 0, 0, 0, 0, 0, 7];
    expect(weekdayFactor(weekend, 6, 2)).toBe(3.5);
    expect(weekdayFactor(weekend, 1, 2)).toBe(0);
    expect(weekdayFactor([0, 0, 0, 0, 0, 0, 0], 1, 2)).toBe(1);
  });

  it("STOCK-09 leaves short what buyers by chance ask beyond the stock", () => {
    expect(expectedShortfall(4, 0)).toBeCloseTo(4);
    expect(expectedShortfall(4, 40)).toBeCloseTo(0);
    // Of a mean of 1 with one piece: all above one is short, 1 - P(at least one).
    expect(expectedShortfall(1, 1)).toBeCloseTo(Math.exp(-1));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), fc.nat(60), (mean, stock) => {
        const short = expectedShortfall(mean, stock);
        return (
          short >= Math.max(0, mean - stock) - 1e-6 && short <= mean && expectedShortfall(mean, stock + 1) <= short
        );
      }),
    );
  });
});

describe("what a visit saves", () => {
  it("STOCK-09 counts sales of lanes that run empty at what they earn", () => {
    expect(visitGain({ ...machine, lanes: [{ ...lane, stock: 0 }] })).toMatchObject({
      stockOutFen: 600n,
      gainFen: 600n,
    });
    expect(visitGain({ ...machine, lanes: [{ ...lane, stock: 10, demand: 0.1 }] }).gainFen).toBe(0n);
    // Nobody keeps the cost: three tenths of the price.
    expect(visitGain({ ...machine, lanes: [{ ...lane, stock: 0, costFen: null }] }).gainFen).toBe(420n);
  });

  it("STOCK-09 counts pieces that spoil before anybody comes, and nothing twice once they have", () => {
    const last = { ...lane, demand: 1, stock: 5, lastsDays: 0 };
    expect(visitGain({ ...machine, lanes: [last] }).spoilFen).toBe(800n);
    const over = visitGain({ ...machine, lanes: [{ ...last, lastsDays: -1 }] });
    expect(over).toMatchObject({ spoilFen: 0n, stockOutFen: 300n });
  });

  it("STOCK-09 counts what does not sell for a fault, and money at risk", () => {
    expect(visitGain({ ...machine, lanes: [{ ...lane, isFaulty: true }] })).toMatchObject({
      faultFen: 600n,
      stockOutFen: 0n,
    });
    expect(visitGain({ ...machine, isDown: true }).faultFen).toBe(600n);
    expect(visitGain({ ...machine, lanes: [], cashFen: 50_000n }).cashFen).toBe(200n);
    expect(visitGain({ ...machine, lanes: [{ ...lane, stock: 99 }], lacksChange: true }).cashFen).toBe(60n);
  });

  it("STOCK-09 is the sum of its causes and never falls when a lane holds less", () => {
    const any = fc.record({
      stock: fc.nat(40),
      demand: fc.double({ min: 0, max: 12, noNaN: true }),
      lastsDays: fc.option(fc.integer({ min: -3, max: 9 })),
      isFaulty: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), fc.bigInt({ min: 0n, max: 99_999n }), (lanes, cashFen) => {
        const all = lanes.map((one) => ({ ...lane, ...one }));
        const gain = visitGain({ ...machine, lanes: all, cashFen });
        const emptier = visitGain({ ...machine, lanes: all.map((one) => ({ ...one, stock: 0 })), cashFen });
        return (
          gain.gainFen === gain.stockOutFen + gain.spoilFen + gain.faultFen + gain.cashFen &&
          gain.gainFen >= 0n &&
          emptier.stockOutFen >= gain.stockOutFen
        );
      }),
    );
  });

  it("STOCK-09 is due when it pays for the way, and says when the first lane runs empty", () => {
    expect(isVisitDue({ gainFen: 1_500n })).toBe(true);
    expect(isVisitDue({ gainFen: 1_499n })).toBe(false);
    expect(isVisitDue({ gainFen: 0n }, 0n)).toBe(false);
    expect(daysUntilEmpty([lane, { ...lane, stock: 3 }])).toBe(1);
    expect(daysUntilEmpty([{ ...lane, demand: 0 }])).toBeNull();
    expect(daysUntilEmpty([{ ...lane, lastsDays: -1 }])).toBe(0);
  });
});

describe("the route of a day", () => {
  const stop = (longitude: number, latitude = 31) => ({ longitude, latitude });

  it("STOCK-09 goes to the nearest next and begins where it was told to", () => {
    expect(wayLength([stop(121), stop(121, 32)])).toBeCloseTo(111_195, -2);
    expect(dayRoute([stop(121), stop(121.3), stop(121.1), stop(121.2)]).map(({ longitude }) => longitude)).toEqual([
      121, 121.1, 121.2, 121.3,
    ]);
    expect(dayRoute([])).toEqual([]);
  });

  it("STOCK-09 visits every stop once, and no exchange of two stretches makes the way shorter", () => {
    const place = fc.record({
      longitude: fc.double({ min: 120, max: 122, noNaN: true }),
      latitude: fc.double({ min: 30, max: 32, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (stops) => {
        const route = dayRoute(stops);
        if (route.length !== stops.length || new Set(route).size !== stops.length || route[0] !== stops[0])
          return false;
        const length = wayLength(route);
        for (let from = 1; from < route.length - 1; from++)
          for (let to = from + 1; to < route.length; to++) {
            const turned = route.toSpliced(from, to - from + 1, ...route.slice(from, to + 1).toReversed());
            if (wayLength(turned) < length - 2) return false;
          }
        return true;
      }),
      { numRuns: 60 },
    );
  });
});
