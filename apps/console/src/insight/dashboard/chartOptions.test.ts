import { describe, expect, it } from "vitest";
import { dayCurve } from "./chartOptions.ts";

const days = [
  { day: "2026-11-19", amountFen: "100", orders: 1 },
  { day: "2026-11-20", amountFen: "250", orders: 2 },
  { day: "2026-11-21", amountFen: "50", orders: 1 },
];
const words = { fields: { amount: "amount", orders: "orders" }, previousPeriod: "before" };
const dataOf = (option: ReturnType<typeof dayCurve>) => (option.series as { data: unknown }[]).map(({ data }) => data);

describe("the curve of a period", () => {
  it("HOME-02 draws the day that is still running apart, joined to the day before", () => {
    expect(dataOf(dayCurve(days, words, { now: "2026-11-21T06:00:00Z" }))).toEqual([[], [1, 2.5], [null, 2.5, 0.5]]);
  });

  it("HOME-02 draws a period that is over as one line, also when only one day of it is shown", () => {
    expect(dataOf(dayCurve(days, words, { now: "2026-11-22T06:00:00Z" }))).toEqual([[], [1, 2.5, 0.5], []]);
    expect(dataOf(dayCurve(days.slice(2), words, { now: "2026-11-21T06:00:00Z" }))).toEqual([[], [0.5], []]);
  });

  it("HOME-02 lays the days before behind it", () => {
    expect(
      dataOf(dayCurve(days.slice(0, 1), words, { previous: [{ day: "2026-11-18", amountFen: "330" }] }))[0],
    ).toEqual([3.3]);
  });
});
