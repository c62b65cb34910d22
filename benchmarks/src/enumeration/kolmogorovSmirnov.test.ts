import { describe, expect, it } from "vitest";
import { kolmogorovSmirnov } from "./kolmogorovSmirnov.ts";

/** Numbers that look random and are the same in each run. */
function sample(seed: number, size: number, shift = 0): number[] {
  let state = seed;
  return Array.from({ length: size }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 + shift;
  });
}

describe("the test of Kolmogorov and Smirnov", () => {
  it("finds nothing between samples of one source, and a shift of a tenth for certain", () => {
    expect(kolmogorovSmirnov(sample(1, 2_000), sample(2, 2_000)).p).toBeGreaterThan(0.01);
    const shifted = kolmogorovSmirnov(sample(1, 2_000), sample(2, 2_000, 0.1));
    expect(shifted.gap).toBeGreaterThan(0.08);
    expect(shifted.p).toBeLessThan(1e-5);
  });

  it("agrees with published values", () => {
    // λ = 1.36 and 1.63 are the bounds of five and of one percent.
    const apart = (gap: number) =>
      kolmogorovSmirnov(
        Array.from({ length: 1_000 }, (_unused, index) => index),
        Array.from({ length: 1_000 }, (_unused, index) => index + 1_000 * gap),
      ).p;
    expect(apart(0.0605)).toBeGreaterThan(0.045);
    expect(apart(0.0605)).toBeLessThan(0.055);
    expect(apart(0.0725)).toBeGreaterThan(0.008);
    expect(apart(0.0725)).toBeLessThan(0.012);
  });

  it("calls equal samples equal and apart ones apart", () => {
    expect(kolmogorovSmirnov([1, 2, 3], [1, 2, 3])).toEqual({ gap: 0, p: 1 });
    expect(kolmogorovSmirnov([1, 2, 3], [4, 5, 6]).gap).toBe(1);
  });
});
