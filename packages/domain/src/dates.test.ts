import { describe, expect, it } from "vitest";
import { checkDayRange, daysIncluded, queryRangeDays } from "./dates.ts";

describe("ranges of days", () => {
  it("TOPBAR-18 begin on 22 June 2019 at the earliest", () => {
    expect(checkDayRange("2019-06-22", "2019-06-25", 7).ok).toBe(true);
    expect(checkDayRange("2019-06-21", "2019-06-25", 7)).toMatchObject({
      code: "range.tooEarly",
      field: "fromDay",
      values: { day: "2019-06-22" },
    });
  });

  it.each(Object.entries(queryRangeDays))(
    "TOPBAR-19 TOPBAR-20 of %s hold at most their number of days, both ends counted",
    (_kind, limit) => {
      const day = (after: number) => new Date(Date.UTC(2026, 0, 1 + after)).toISOString().slice(0, 10);
      expect(daysIncluded(day(0), day(limit - 1))).toBe(limit);
      expect(checkDayRange(day(0), day(limit - 1), limit).ok).toBe(true);
      expect(checkDayRange(day(0), day(limit), limit)).toMatchObject({ code: "range.tooLong", values: { n: limit } });
    },
  );

  it("do not run backwards", () => {
    expect(checkDayRange("2026-11-21", "2026-11-20", 7)).toMatchObject({ code: "range.reversed" });
  });
});
