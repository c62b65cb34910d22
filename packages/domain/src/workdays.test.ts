import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfWorkday, isWorkday } from "./workdays.ts";

const at = (text: string) => new Date(`${text}:00+08:00`);

describe("the working days of China", () => {
  it.each([
    ["2026-01-02", false],
    ["2026-01-04", true],
    ["2026-02-14", true],
    ["2026-02-16", false],
    ["2026-09-20", true],
    ["2026-10-10", true],
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2025-01-26", true],
    ["2025-10-08", false],
    ["2025-10-11", true],
  ])("PRODUCT-21 on %s people work: %s", (day, expected) => {
    expect(isWorkday(day)).toBe(expected);
  });

  it.each([
    ["an ordinary Monday", "2026-11-16T09:00", "2026-11-19T00:00"],
    ["a Friday", "2026-11-20T18:00", "2026-11-25T00:00"],
    ["a Sunday", "2026-11-22T10:00", "2026-11-25T00:00"],
    ["the last day before the spring festival", "2026-02-14T12:00", "2026-02-26T00:00"],
    ["the day before the national day", "2026-09-30T23:59", "2026-10-10T00:00"],
    ["the first minute of a day", "2026-11-16T00:00", "2026-11-19T00:00"],
  ])("PRODUCT-21 a review of what came on %s ends with the second working day after it", (_, handedIn, end) => {
    expect(endOfWorkday(at(handedIn), 2)).toEqual(at(end));
  });

  it("PRODUCT-21 lies after exactly two working days, whenever something comes", () => {
    const days = fc.date({ min: new Date("2025-01-01"), max: new Date("2026-12-25"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (handedIn) => {
        const end = endOfWorkday(handedIn, 2);
        const day = (instant: Date) => new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
        let workdays = 0;
        for (let ms = handedIn.getTime() + 86_400_000; day(new Date(ms)) < day(end); ms += 86_400_000) {
          if (isWorkday(day(new Date(ms)))) workdays += 1;
        }
        expect(workdays).toBe(2);
        expect(isWorkday(day(new Date(end.getTime() - 1)))).toBe(true);
      }),
    );
  });
});
