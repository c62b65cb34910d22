import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates.ts";
import { checkViewName, viewDays, viewPeriod } from "./savedView.ts";

describe("saved views of statistics", () => {
  it("STAT-01 move their days along with today, and keep months as months", () => {
    const opened = (from: string, to: string, saved: string, later: string) =>
      Object.values(viewDays(viewPeriod(from, to, saved), later));
    expect(opened("2026-11-17", "2026-11-23", "2026-11-23", "2026-12-01")).toEqual(["2026-11-25", "2026-12-01"]);
    expect(opened("2026-11-22", "2026-11-22", "2026-11-23", "2026-12-01")).toEqual(["2026-11-30", "2026-11-30"]);
    expect(opened("2026-11-01", "2026-11-23", "2026-11-23", "2027-02-05")).toEqual(["2027-02-01", "2027-02-05"]);
    expect(opened("2026-10-01", "2026-10-31", "2026-11-23", "2027-03-05")).toEqual(["2027-02-01", "2027-02-28"]);
    expect(opened("2026-11-01", "2026-11-30", "2026-11-23", "2026-11-24")).toEqual(["2026-11-02", "2026-12-01"]);
  });

  it("show on the day of saving the very days that were saved", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.nat(91), fc.nat(400), (start, more, later) => {
        const fromDay = addDays("2025-01-01", start);
        const toDay = addDays(fromDay, more);
        const today = addDays("2025-01-01", later);
        expect(viewDays(viewPeriod(fromDay, toDay, today), today)).toEqual({ fromDay, toDay });
      }),
    );
  });

  it("FORM-01 have a name", () => {
    expect(checkViewName(" 华东 ")).toEqual({ ok: true, value: "华东" });
    expect(checkViewName("  ")).toMatchObject({ code: "field.required", field: "viewName" });
    expect(checkViewName("长".repeat(200))).toMatchObject({ code: "field.tooLong", field: "viewName" });
  });
});
