import { describe, expect, it } from "vitest";
import { addSums, averageFen, comparedDays, noSales, profitFen } from "./figures.ts";

describe("figures of sales", () => {
  it("STAT-06 add up measure by measure", () => {
    const one = {
      orders: 1,
      quantity: 2,
      amountFen: 700n,
      refunds: 1,
      refundFen: 350n,
      costFen: 200n,
      costedFen: 350n,
    };
    expect(addSums(noSales, one)).toEqual(one);
    expect(addSums(one, one)).toEqual({
      orders: 2,
      quantity: 4,
      amountFen: 1_400n,
      refunds: 2,
      refundFen: 700n,
      costFen: 400n,
      costedFen: 700n,
    });
  });

  it("STAT-01 give an average in whole fen, rounded down, and none of no orders", () => {
    expect(averageFen({ orders: 3, amountFen: 1_000n })).toBe(333n);
    expect(averageFen({ orders: 0, amountFen: 0n })).toBe(0n);
  });

  it("STAT-01 say no profit where no purchase price is known, and a loss where goods cost more", () => {
    expect(profitFen(noSales)).toBeNull();
    expect(profitFen({ costFen: 200n, costedFen: 350n })).toBe(150n);
    expect(profitFen({ costFen: 200n, costedFen: 0n })).toBe(-200n);
  });
});

describe("the days that a period is compared with", () => {
  const week = { fromDay: "2026-03-02", toDay: "2026-03-08" };
  it("STAT-06 are as many right before it, the same of the year before, or none", () => {
    expect(comparedDays(week, "previous")).toEqual({ fromDay: "2026-02-23", toDay: "2026-03-01" });
    expect(comparedDays(week, "yearAgo")).toEqual({ fromDay: "2025-03-02", toDay: "2025-03-08" });
    expect(comparedDays(week, "none")).toBeNull();
  });

  it("STAT-06 hold the 29th of February against the 28th", () => {
    expect(comparedDays({ fromDay: "2028-02-29", toDay: "2028-02-29" }, "yearAgo")).toEqual({
      fromDay: "2027-02-28",
      toDay: "2027-02-28",
    });
  });
});
