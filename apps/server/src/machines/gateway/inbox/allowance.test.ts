import { describe, expect, it } from "vitest";
import { Allowance, bytesAtOnce, defaultBytesPerSecond } from "./allowance.ts";

describe("what is read of a machine", () => {
  it("is a megabyte at once and then as much a second, however the machine cuts it", () => {
    const allowance = new Allowance();
    let [read, nowMs] = [0, 0];
    for (; nowMs < 60_000; nowMs += 10) {
      if (allowance.isSpent("A", nowMs)) continue;
      allowance.take("A", 65_536, nowMs);
      read += 65_536;
    }
    expect(read).toBeGreaterThan(defaultBytesPerSecond * 60);
    expect(read).toBeLessThan(bytesAtOnce + defaultBytesPerSecond * 60 + 2 * 65_536);
  });

  it("does not count against others", () => {
    const allowance = new Allowance();
    allowance.take("A", 10 * bytesAtOnce, 0);
    expect([allowance.isSpent("A", 1), allowance.isSpent("B", 1)]).toEqual([true, false]);
  });

  it("is forgotten once it counts no more, and not before", () => {
    const allowance = new Allowance();
    allowance.take("A", 2 * bytesAtOnce, 0);
    allowance.tidy(1_000);
    expect(allowance.isSpent("A", 1_000)).toBe(true);
    allowance.tidy(60_000);
    expect(allowance.isSpent("A", 60_000)).toBe(false);
  });
});
