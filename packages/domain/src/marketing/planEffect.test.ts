import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectDays, type MachineSales, planEffect } from "./planEffect.ts";

const machine = (inPlan: boolean, beforeFen: bigint, duringFen: bigint): MachineSales => ({
  inPlan,
  beforeFen,
  duringFen,
});

describe("the days that a plan is compared by", () => {
  it("are those of the plan that are over and as many right before it", () => {
    expect(effectDays("2026-11-10", "2026-11-30", "2026-11-17")).toEqual({
      days: 7,
      fromDay: "2026-11-10",
      toDay: "2026-11-16",
      beforeFrom: "2026-11-03",
      beforeTo: "2026-11-09",
    });
    expect(effectDays("2026-11-01", "2026-11-05", "2026-11-17")).toMatchObject({ days: 5, beforeFrom: "2026-10-27" });
  });

  it("are none before the first of them is over, and never more than 92", () => {
    expect(effectDays("2026-11-17", "2026-11-30", "2026-11-17")).toBeUndefined();
    expect(effectDays("2026-11-16", "2026-11-16", "2026-11-17")?.days).toBe(1);
    expect(effectDays("2025-01-01", "2026-12-31", "2026-11-17")).toMatchObject({ days: 92, toDay: "2025-04-02" });
  });
});

describe("the effect of a plan", () => {
  it("MKT-21 is what its machines sold more than before, less what the others sold more", () => {
    const sold = [
      machine(true, 10_000n, 15_000n),
      machine(true, 20_000n, 26_000n),
      machine(true, 5_000n, 10_500n),
      machine(false, 10_000n, 11_000n),
      machine(false, 8_000n, 9_100n),
      machine(false, 30_000n, 30_900n),
    ];
    const effect = planEffect(sold, 10);
    expect(effect).toMatchObject({
      verdict: "more",
      planMachines: 3,
      otherMachines: 3,
      planBeforeFen: 1_166n,
      planDuringFen: 1_716n,
      extraFen: 13_500n,
    });
    expect(effect.lowFen! > 0n && effect.lowFen! < 13_500n && effect.highFen! > 13_500n).toBe(true);
  });

  it("is unclear where chance alone would do, however large it looks", () => {
    const sold = [
      machine(true, 0n, 90_000n),
      machine(true, 50_000n, 10_000n),
      machine(false, 0n, 5_000n),
      machine(false, 9_000n, 1_000n),
    ];
    const effect = planEffect(sold, 7);
    expect(effect).toMatchObject({ verdict: "unclear", extraFen: 53_000n });
    expect(effect.lowFen! < 0n && effect.highFen! > 0n).toBe(true);
  });

  it("says nothing about chance with one machine on a side, and nothing at all without others", () => {
    const one = [machine(true, 100n, 300n), machine(false, 100n, 150n), machine(false, 100n, 160n)];
    expect(planEffect(one, 1)).toMatchObject({ verdict: "fewMachines", extraFen: 145n, lowFen: null, highFen: null });
    expect(planEffect(one.slice(0, 1), 1)).toMatchObject({ verdict: "noOthers", extraFen: null });
    expect(planEffect(one.slice(1), 1)).toMatchObject({ verdict: "fewMachines", extraFen: null });
  });

  it("is nothing where all machines sold more by the same, and never outside of its own interval", () => {
    const fen = fc.bigInt(0n, 100_000_000n);
    const side = fc.array(fc.tuple(fen, fen), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(side, side, fen, (own, rest, more) => {
        const sold = [
          ...own.map(([before, during]) => machine(true, before, during)),
          ...rest.map(([before, during]) => machine(false, before, during)),
        ];
        const effect = planEffect(sold, 3);
        expect(effect.lowFen! <= effect.extraFen! && effect.extraFen! <= effect.highFen!).toBe(true);
        const alike = planEffect(
          sold.map((one) => ({ ...one, duringFen: one.beforeFen + more })),
          3,
        );
        expect(alike).toMatchObject({ verdict: "unclear", extraFen: 0n, lowFen: 0n, highFen: 0n });
      }),
    );
  });
});
