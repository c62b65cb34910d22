import { expect, it } from "vitest";
import { startOfDay } from "./reading.ts";

it.each([
  ["Asia/Shanghai", "2026-01-01", "2025-12-31T16:00:00.000Z"],
  ["Asia/Shanghai", "2028-02-29", "2028-02-28T16:00:00.000Z"],
  ["Pacific/Auckland", "2026-07-01", "2026-06-30T12:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-21", "2026-11-21T08:00:00.000Z"],
  // Clocks go forward, and back, after the midnight with which these days begin.
  ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z"],
  ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z"],
])("a business day in %s, %s, begins at %s", (zone, day, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});
