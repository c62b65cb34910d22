import { describe, expect, it } from "vitest";
import { accountWaitSeconds, guessingAlarms, loginLimits, spreadThreshold, windowWaitSeconds } from "./loginLimits.ts";

const failures = (count: number, newest = 0, apart = 1) =>
  Array.from({ length: count }, (_unused, index) => newest + index * apart);

describe("limits of guessing", () => {
  it("lets four failures pass and delays from the fifth on, up to a minute", () => {
    expect(accountWaitSeconds([])).toBe(0);
    expect(accountWaitSeconds(failures(4))).toBe(0);
    expect([5, 6, 7, 8, 9, 10, 11, 12].map((count) => accountWaitSeconds(failures(count)))).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60,
    ]);
  });

  it("counts the delay from the newest failure", () => {
    expect(accountWaitSeconds(failures(8, 5))).toBe(3);
    expect(accountWaitSeconds(failures(8, 8))).toBe(0);
  });

  it("looks at no more than twenty an hour and a hundred in a row", () => {
    expect(accountWaitSeconds(failures(20, 70, 120))).toBe(3_600 - 70 - 19 * 120);
    expect(accountWaitSeconds(failures(20, 70, 200))).toBe(0);
    expect(accountWaitSeconds(failures(100, 100, 4_000))).toBeGreaterThan(3_600);
  });

  it("S7 looks at twenty guesses an hour and a hundred in a row at most, however patient the attacker is", () => {
    const evaluated: number[] = [];
    let lastHour = 0;
    for (let now = 0; now < 3 * 86_400; now += 1) {
      const ages = evaluated.toReversed().map((at) => now - at);
      if (accountWaitSeconds(ages.slice(0, loginLimits.failuresInARow)) > 0) continue;
      evaluated.push(now);
      lastHour = Math.max(lastHour, evaluated.filter((at) => now - at < 3_600).length);
    }
    expect(lastHour).toBe(loginLimits.failuresPerHour);
    expect(evaluated).toHaveLength(loginLimits.failuresInARow);
  });

  it("S7 looks at thirty tries of one block of addresses in ten minutes, on however many accounts", () => {
    const evaluated: number[] = [];
    for (let now = 0; now < 3_600; now += 1) {
      const ages = evaluated.toReversed().map((at) => now - at);
      if (windowWaitSeconds(ages, loginLimits.addressFailures, loginLimits.addressWindowSeconds) === 0)
        evaluated.push(now);
    }
    expect(evaluated).toHaveLength(6 * loginLimits.addressFailures);
  });

  it("forgets what left the short window", () => {
    expect(accountWaitSeconds(failures(6, loginLimits.shortWindowSeconds))).toBe(0);
  });

  it("opens a window when its oldest counted entry leaves", () => {
    expect(windowWaitSeconds(failures(29), 30, 600)).toBe(0);
    expect(windowWaitSeconds(failures(30), 30, 600)).toBe(571);
    expect(windowWaitSeconds(failures(30, 600), 30, 600)).toBe(0);
  });

  it("S7 calls failures of many accounts an attack from thirty on, and later where thousands of people work", () => {
    expect([0, 200, 3_000, 3_001, 100_000].map(spreadThreshold)).toEqual([30, 30, 30, 31, 1_000]);
    // An attacker at full speed reaches the number of the alarm within the hour's twenty, and within half a minute of waiting.
    expect(guessingAlarms.accountFailures).toBeLessThan(loginLimits.failuresPerHour);
    const waits = Array.from({ length: guessingAlarms.accountFailures }, (_unused, index) =>
      accountWaitSeconds(failures(index)),
    );
    expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(45);
  });
});
