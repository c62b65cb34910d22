import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates.ts";
import {
  coverDays,
  daysCovered,
  type Demand,
  demandDays,
  lastingDays,
  neededPieces,
  orderByDay,
  seasonPercent,
  seasonRange,
  suggestedPieces,
} from "./demand.ts";

const none = { before: 0, after: 0 };
/** Two pieces a day, on every day alike. */
const steady: Demand = {
  sold: 56,
  soldOn: [8, 8, 8, 8, 8, 8, 8],
  yearAgo: none,
  lost: 0,
  stock: 10,
  onOrder: 0,
  warnThreshold: 5,
  packSize: 12,
  leadDays: 3,
};
const wednesday = "2026-02-25";
const monday = "2026-03-02";

describe("suggestions", () => {
  it("STOCK-07 last through lead time and cover, in whole packs", () => {
    // Two a day for 17 days and the warning are 39; 29 are missing.
    expect(suggestedPieces(steady, wednesday)).toBe(36);
    expect(suggestedPieces({ ...steady, onOrder: 30 }, wednesday)).toBe(0);
    expect(daysCovered(steady, wednesday)).toBe(5);
    expect(daysCovered({ ...steady, sold: 0 }, wednesday)).toBeNull();
    // Had no lane been empty, three a day would have sold.
    expect(suggestedPieces({ ...steady, lost: 28 }, wednesday)).toBe(48);
    expect(daysCovered({ ...steady, lost: 28 }, wednesday)).toBe(3);
  });

  it("STOCK-07 say until when an order still comes before the warning", () => {
    const demand = { ...steady, stock: 25 };
    // Twenty pieces above the warning last ten days, three of which the goods are on their way.
    expect(orderByDay(demand, wednesday)).toBe("2026-03-04");
    expect(orderByDay({ ...demand, onOrder: 20 }, wednesday)).toBe("2026-03-14");
    expect(orderByDay({ ...demand, stock: 5 }, wednesday)).toBe(wednesday);
    expect(orderByDay({ ...demand, sold: 0 }, wednesday)).toBeNull();
  });

  it("STOCK-07 follow the weekdays that come: an office sells from Monday to Friday", () => {
    const office = { ...steady, sold: 560, soldOn: [0, 112, 112, 112, 112, 112, 0], packSize: 1 };
    const friday = addDays(monday, 4);
    // From a Friday on 17 days hold eleven working days, from a Monday on thirteen.
    expect(neededPieces(office, friday, 17)).toBeLessThan(neededPieces(office, monday, 17));
    expect(neededPieces(office, monday, 17) - neededPieces(office, friday, 17)).toBe(53);
    // What lasts over the weekend is not needed before Monday.
    expect(lastingDays(office, friday, 40)).toBe(3);
    expect(lastingDays(office, monday, 40)).toBe(1);
  });

  it("STOCK-07 follow the season of a year ago, and within bounds", () => {
    expect(seasonPercent(none)).toBe(100);
    expect(seasonPercent({ before: 100, after: 135 })).toBe(135);
    expect(seasonPercent({ before: 100, after: 27 })).toBe(100);
    expect(seasonPercent({ before: 1_000, after: 100 })).toBe(seasonRange.least);
    // A product that was new a year ago did not become a hundred times as popular by the season.
    expect(seasonPercent({ before: 30, after: 3_000 })).toBe(seasonRange.most);
    const summer = { ...steady, yearAgo: { before: 100, after: 150 } };
    expect(neededPieces(summer, wednesday, 14)).toBe(42);
    expect(suggestedPieces(summer, wednesday)).toBe(48);
  });

  const whole = (max: number) => fc.integer({ min: 0, max });
  const soldOn = fc.array(whole(400), { minLength: 7, maxLength: 7 });
  const yearAgo = fc.record({ before: whole(2_000), after: whole(2_000) });
  const demands = fc
    .record({
      soldOn,
      yearAgo,
      lost: whole(500),
      stock: whole(2_000),
      onOrder: whole(500),
      warnThreshold: whole(100),
      packSize: fc.integer({ min: 1, max: 48 }),
      leadDays: whole(30),
    })
    .map((parts): Demand => ({ ...parts, sold: parts.soldOn.reduce((sum, pieces) => sum + pieces, 0) }));
  const days = whole(400).map((days) => addDays("2026-01-01", days));

  it("STOCK-07 never leave too little, and never a pack too much", () => {
    fc.assert(
      fc.property(demands, days, (demand, today) => {
        const pieces = suggestedPieces(demand, today);
        const wanted = neededPieces(demand, today, demand.leadDays + coverDays) + demand.warnThreshold;
        const after = demand.stock + demand.onOrder + pieces;
        expect(pieces % demand.packSize).toBe(0);
        expect(after >= wanted).toBe(true);
        expect(pieces === 0 || after - demand.packSize < wanted).toBe(true);
      }),
    );
  });

  it("STOCK-07 need over four weeks what four weeks wanted, whatever the weekdays, times the season", () => {
    fc.assert(
      fc.property(demands, days, (demand, today) => {
        const wanted = ((demand.sold + demand.lost) * seasonPercent(demand.yearAgo)) / 100;
        expect(neededPieces(demand, today, demandDays)).toBe(Math.ceil(wanted));
      }),
    );
  });

  it("STOCK-07 say of pieces that they last exactly as long as their days need them", () => {
    fc.assert(
      fc.property(demands, days, whole(3_000), (demand, today, pieces) => {
        const lasting = lastingDays(demand, today, pieces);
        expect(lasting === null).toBe(demand.sold + demand.lost === 0);
        if (lasting === null) return;
        expect(neededPieces(demand, today, lasting) <= pieces).toBe(true);
        expect(neededPieces(demand, today, lasting + 1) > pieces).toBe(true);
      }),
    );
  });
});
