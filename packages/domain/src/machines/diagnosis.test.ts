import { describe, expect, it } from "vitest";
import { meanBetweenFailures, meanTimeToRepair, onlineRate } from "./diagnosis.ts";

describe("MACHINE-25 the diagnosis of a machine", () => {
  it("counts the part of its time in which it was connected", () => {
    expect(onlineRate(1_000, 250)).toBe(0.75);
    expect(onlineRate(1_000, 0)).toBe(1);
    // Two outages that overlap the edges of a range never make it less than nothing.
    expect(onlineRate(1_000, 1_001)).toBe(0);
    expect(onlineRate(0, 0)).toBeNull();
  });

  it("spreads the time without faults over the faults, and repairs over what was repaired", () => {
    expect(meanBetweenFailures(1_000, 100, 3)).toBe(300);
    expect(meanBetweenFailures(1_000, 0, 0)).toBeNull();
    expect(meanTimeToRepair(600, 4)).toBe(150);
    expect(meanTimeToRepair(0, 0)).toBeNull();
  });
});
