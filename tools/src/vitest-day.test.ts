import { expect, it } from "vitest";
import { untilRoomMs } from "./vitest-day.ts";

it("lets tests that count days begin at any time but shortly before midnight, in Shanghai and in UTC", () => {
  const seconds = (at: string) => untilRoomMs(Date.parse(at)) / 1_000;
  expect(
    ["2026-12-31T15:56:59Z", "2026-12-31T15:58:00Z", "2026-12-31T15:59:59Z", "2026-12-31T16:00:00Z"].map(seconds),
  ).toEqual([0, 120, 1, 0]);
  expect(
    ["2028-02-28T23:56:00Z", "2028-02-28T23:59:00Z", "2028-02-29T00:00:00Z", "2028-02-29T12:00:00Z"].map(seconds),
  ).toEqual([0, 60, 0, 0]);
});
