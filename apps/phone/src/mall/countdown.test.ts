import { expect, it } from "vitest";
import { timeLeft } from "./countdown.ts";

it("MALL-04 counts hours, minutes and seconds down to nothing and not below", () => {
  const until = "2026-11-24T02:00:00.000Z";
  const before = (ms: number) => timeLeft(until, Date.parse(until) - ms);
  expect([before(93_849_000), before(999), before(0), before(-5_000)]).toEqual([
    "26:04:09",
    "00:00:01",
    "00:00:00",
    "00:00:00",
  ]);
});
