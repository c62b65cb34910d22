import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { type Refusal, reconnectPauseMs } from "./reconnect.ts";

const random = createRandom(3);
const pauses = (failures: number, refusal?: Refusal, longestMs = 30_000) =>
  Array.from({ length: 500 }, () => reconnectPauseMs(failures, refusal, random, longestMs));

describe("M3 a machine without a connection", () => {
  it("tries again within a second at first, and not all machines at once", () => {
    for (const failures of [1, 2, 3, 4, 5]) {
      const tried = pauses(failures);
      expect(Math.max(...tried)).toBeLessThanOrEqual(1_000);
      expect(Math.min(...tried)).toBeGreaterThanOrEqual(50);
      for (const from of [0, 250, 500, 750])
        expect(tried.filter((ms) => ms >= from && ms < from + 250).length).toBeGreaterThan(80);
    }
  });

  it("waits longer and longer when nobody answers, up to its longest pause", () => {
    for (const [failures, fromMs, toMs] of [
      [6, 1_000, 2_000],
      [7, 2_000, 4_000],
      [9, 8_000, 16_000],
      [10, 15_000, 30_000],
      [500, 15_000, 30_000],
    ] as const) {
      expect(Math.min(...pauses(failures))).toBeGreaterThanOrEqual(fromMs);
      expect(Math.max(...pauses(failures))).toBeLessThanOrEqual(toMs);
    }
    expect(Math.max(...pauses(500, undefined, 5_000))).toBeLessThanOrEqual(5_000);
  });

  it("asks once a minute with a secret that was refused", () => {
    for (const failures of [1, 9]) expect(Math.min(...pauses(failures, 5, 5_000))).toBeGreaterThanOrEqual(60_000);
  });

  it("doubles its pause up to a minute while the server cannot check it", () => {
    expect(Math.max(...pauses(1, 3))).toBeLessThanOrEqual(2_000);
    expect(Math.min(...pauses(3, 3))).toBeGreaterThanOrEqual(4_000);
    expect(Math.max(...pauses(99, 3))).toBeLessThanOrEqual(60_000);
  });
});
