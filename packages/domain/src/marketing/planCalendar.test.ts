import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarPlan, clashesOf } from "./planCalendar.ts";
import { priceBasket } from "./engine.ts";
import type { PromotionRule } from "./pricing.ts";

const plan = (planId: string, change: Partial<CalendarPlan> = {}): CalendarPlan => ({
  planId,
  merchantId: "1",
  kind: "productDiscount",
  priority: 5,
  combination: "accumulate",
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  slots: [{ from: 480, to: 720 }],
  machineIds: [],
  productIds: [],
  memberLevels: [],
  businessTypes: [],
  ...change,
});
const winner = (one: CalendarPlan, other: CalendarPlan) => clashesOf(one, [one, other])[0]?.winner;

describe("the calendar of plans", () => {
  it("MKT-17 names who wins where two plans of one stage meet: the higher priority, else the older", () => {
    expect(winner(plan("1", { priority: 1 }), plan("2"))).toBe("this");
    expect(winner(plan("1"), plan("2", { priority: 1, kind: "specialOffer" }))).toBe("other");
    expect(winner(plan("9"), plan("10"))).toBe("this");
    expect(clashesOf(plan("1"), [plan("2", { startDate: "2026-11-20", endDate: "2026-12-05" })])).toEqual([
      { planId: "2", fromDate: "2026-11-20", toDate: "2026-11-30", winner: "this" },
    ]);
  });

  it("leaves plans alone that never meet, or that stand beside each other", () => {
    for (const apart of [
      { startDate: "2026-12-01", endDate: "2026-12-02" },
      { slots: [{ from: 720, to: 800 }] },
      { merchantId: "2" },
    ])
      expect(winner(plan("1"), plan("2", apart))).toBeUndefined();
    expect(winner(plan("1", { machineIds: ["7"] }), plan("2", { machineIds: ["8"] }))).toBeUndefined();
    expect(winner(plan("1", { productIds: ["7"] }), plan("2", { productIds: ["8"] }))).toBeUndefined();
    expect(winner(plan("1"), plan("2", { kind: "fullReduction" }))).toBeUndefined();
    expect(winner(plan("1"), plan("2", { kind: "fullReduction", combination: "largest" }))).toBe("larger");
    expect(winner(plan("1"), plan("2", { kind: "fullReduction", combination: "first", priority: 1 }))).toBe("other");
  });

  it("MKT-17 says of two plans what the engine does with a basket that both are about", () => {
    const rule = ({ planId, kind, priority, combination }: CalendarPlan): PromotionRule => ({
      ruleId: planId,
      name: planId,
      priority,
      combination,
      fromDay: null,
      toDay: null,
      slots: [],
      machineIds: [],
      productIds: [],
      levels: [],
      businessTypes: [],
      usesLeft: null,
      amountLeftFen: null,
      effect:
        kind === "productDiscount"
          ? { kind, rate: 80 }
          : kind === "specialOffer"
            ? { kind, priceFen: 700n }
            : { kind, fullFen: 500n, reductionFen: 50n },
    });
    const kinds = fc.constantFrom("productDiscount", "specialOffer", "fullReduction" as const);
    const combinations = fc.constantFrom("accumulate", "largest", "first" as const);
    const facts = fc.record({ kind: kinds, priority: fc.integer({ min: 1, max: 3 }), combination: combinations });
    fc.assert(
      fc.property(facts, facts, (first, second) => {
        const [one, other] = [plan("1", first), plan("2", second)];
        const { applied } = priceBasket(
          {
            machineId: "1",
            business: "ordinary",
            level: null,
            day: "2026-11-10",
            minute: 500,
            lines: [{ productId: "7", quantity: 1, priceFen: 1_000n }],
          },
          [rule(one), rule(other)],
        );
        const ids = applied.map(({ ruleId }) => ruleId).toSorted();
        const said = winner(one, other);
        if (said === undefined) expect(ids).toEqual(["1", "2"]);
        else if (said === "larger") expect(ids).toHaveLength(1);
        else expect(ids).toEqual([said === "this" ? "1" : "2"]);
      }),
    );
  });
});
