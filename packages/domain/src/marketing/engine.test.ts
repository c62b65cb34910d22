import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divide } from "./chain.ts";
import { priceBasket, whyNot } from "./engine.ts";
import {
  type Basket,
  combinations,
  type PromotionEffect,
  type PromotionReason,
  type PromotionRule,
  promotionStages,
  stageOf,
} from "./pricing.ts";

const basket = (priceFen: bigint, over: Partial<Basket> = {}): Basket => ({
  machineId: "m1",
  business: "ordinary",
  level: null,
  day: "2026-11-22",
  minute: 600,
  lines: [{ productId: "p1", quantity: 1, priceFen }],
  ...over,
});

const rule = (ruleId: string, effect: PromotionEffect, over: Partial<PromotionRule> = {}): PromotionRule => ({
  ruleId,
  name: ruleId,
  effect,
  priority: 5,
  combination: "accumulate",
  fromDay: null,
  toDay: null,
  slots: [],
  machineIds: [],
  productIds: [],
  levels: [],
  businessTypes: [],
  usesLeft: null,
  amountLeftFen: null,
  ...over,
});

const off = (rate: number, over: Partial<PromotionRule> = {}, id = "1") =>
  rule(id, { kind: "productDiscount", rate }, over);
const reduction = (fullFen: bigint, reductionFen: bigint, over: Partial<PromotionRule> = {}, id = "2") =>
  rule(id, { kind: "fullReduction", fullFen, reductionFen }, over);

describe("the price of a basket", () => {
  it("MKT-13 makes 5 yuan at a rate of 0.7 3.50", () => {
    expect(priceBasket(basket(500n), [off(70)]).payFen).toBe(350n);
  });

  it("MKT-11 MKT-12 takes 7.66 off 25.55 by 3 off a full 10, rounded down, and nothing off 9.99", () => {
    expect(priceBasket(basket(2555n), [reduction(1000n, 300n)]).discountFen).toBe(766n);
    const below = priceBasket(basket(999n), [reduction(1000n, 300n)]);
    expect(below).toMatchObject({ discountFen: 0n, refused: [{ ruleId: "2", reason: "belowFull" }] });
    expect(priceBasket(basket(1000n), [reduction(1000n, 300n)]).discountFen).toBe(300n);
  });

  it("MKT-18 makes a product free at a rate of 0 and changes nothing at 1", () => {
    expect(priceBasket(basket(500n), [off(0)]).payFen).toBe(0n);
    expect(priceBasket(basket(500n), [off(100)])).toMatchObject({
      payFen: 500n,
      refused: [{ reason: "noBenefit" }],
    });
  });

  it("MKT-17 lets the plan of the highest priority win a product, and the other have those it does not concern", () => {
    const both = [off(90, { priority: 1 }), off(50, { priority: 2 }, "2")];
    expect(priceBasket(basket(500n), both)).toMatchObject({
      payFen: 450n,
      refused: [{ ruleId: "2", reason: "lowerPriority" }],
    });
    const lines = ["p1", "p2"].map((productId) => ({ productId, quantity: 1, priceFen: 500n }));
    const apart = [off(90, { priority: 1, productIds: ["p1"] }), off(50, { priority: 2 }, "2")];
    expect(priceBasket(basket(0n, { lines }), apart).lines.map(({ payFen }) => payFen)).toEqual([450n, 250n]);
  });

  it("goes on with what the stage before left: level after discount, money off after both", () => {
    const rules = [
      reduction(400n, 100n, {}, "3"),
      off(80),
      rule("2", { kind: "memberLevel", rate: 90 }),
      rule("4", { kind: "voucher", amountFen: 50n, fullFen: 0n }),
    ];
    // 10.00 → 8.00 → 7.20 → 7.20 / 4 × 1 = 1.80 off → 5.40 → 4.90
    expect(priceBasket(basket(1000n), rules)).toMatchObject({
      payFen: 490n,
      applied: [{ discountFen: 200n }, { discountFen: 80n }, { discountFen: 180n }, { discountFen: 50n }],
    });
  });

  it("combines as the plans say: alone when largest, alone when first, else added", () => {
    const discount = off(80, { priority: 2 });
    const ends = (over: Partial<PromotionRule>) => {
      const { payFen, refused } = priceBasket(basket(1000n), [discount, reduction(1000n, 300n, over)]);
      return { payFen, refused: refused.map(({ ruleId, reason }) => `${ruleId} ${reason}`) };
    };
    expect(ends({})).toEqual({ payFen: 800n, refused: ["2 belowFull"] });
    expect(ends({ combination: "largest" })).toEqual({ payFen: 700n, refused: ["1 smaller"] });
    expect(ends({ combination: "first", priority: 1 })).toEqual({ payFen: 700n, refused: ["1 notFirst"] });
    expect(ends({ combination: "first", priority: 3 })).toEqual({ payFen: 800n, refused: ["2 notFirst"] });
  });

  it("takes of plans that apply alone and give the same the one of higher priority, in whatever order they are read", () => {
    const plans = [5, 2, 7].map((priority) => off(80, { priority, combination: "largest" }, String(priority)));
    for (const read of [plans, plans.toReversed()])
      expect(priceBasket(basket(500n), read).applied.map(({ ruleId }) => ruleId)).toEqual(["2"]);
  });

  it("takes a special price only when it is lower", () => {
    const offer = rule("1", { kind: "specialOffer", priceFen: 399n });
    expect(priceBasket(basket(500n), [offer]).payFen).toBe(399n);
    expect(priceBasket(basket(399n), [offer]).refused).toMatchObject([{ reason: "noBenefit" }]);
  });

  const cases: readonly [PromotionReason, Partial<PromotionRule>, Partial<Basket>?][] = [
    ["notStarted", { fromDay: "2026-11-23" }],
    ["ended", { toDay: "2026-11-21" }],
    ["outsideSlots", { slots: [{ from: 601, to: 700 }] }],
    ["outsideSlots", { slots: [{ from: 500, to: 600 }] }],
    ["otherMachine", { machineIds: ["m2"] }],
    ["otherBusiness", { businessTypes: ["mall"] }],
    ["otherLevel", { levels: ["gold"] }],
    ["otherLevel", { levels: ["gold"] }, { level: "silver" }],
    ["otherProducts", { productIds: ["p2"] }],
    ["otherProducts", { productIds: ["p2"] }, { lines: [{ productId: null, quantity: 1, priceFen: 500n }] }],
    ["usesSpent", { usesLeft: 0 }],
    ["amountSpent", { amountLeftFen: 149n }],
  ];
  it.each(cases)("says %s of a plan with %o", (reason, limits, over = {}) => {
    expect(priceBasket(basket(500n, over), [off(70, limits)])).toMatchObject({ payFen: 500n, refused: [{ reason }] });
  });

  it.each([
    { fromDay: "2026-11-22", toDay: "2026-11-22" },
    { slots: [{ from: 600, to: 601 }] },
    { levels: ["gold"] as const },
    { usesLeft: 1, amountLeftFen: 150n },
  ])("applies a plan at the edge of what it says: %o", (limits) => {
    expect(priceBasket(basket(500n, { level: "gold" }), [off(70, limits)]).payFen).toBe(350n);
  });

  it("prices the rest anew when a budget does not suffice", () => {
    const rules = [off(50, { amountLeftFen: 100n }), reduction(500n, 100n)];
    expect(priceBasket(basket(500n), rules)).toMatchObject({
      payFen: 400n,
      refused: [{ ruleId: "1", reason: "amountSpent" }],
    });
  });
});

/** An exact fraction, so that the reference rounds nothing. */
interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}
const exact = (over: bigint, under = 1n): Exact => ({ over, under });
const minus = (one: Exact, two: Exact) => exact(one.over * two.under - two.over * one.under, one.under * two.under);
const times = (one: Exact, over: bigint, under: bigint) => exact(one.over * over, one.under * under);
const below = (one: Exact, two: Exact) => one.over * two.under < two.over * one.under;

const anyEffect = fc.oneof(
  fc.record({ kind: fc.constantFrom("productDiscount", "memberLevel"), rate: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant("specialOffer"), priceFen: fc.bigInt({ min: 1n, max: 5_000n }) }),
  fc
    .record({ full: fc.bigInt({ min: 1n, max: 9_000n }), part: fc.bigInt({ min: 1n, max: 100n }) })
    .map(({ full, part }) => ({
      kind: "fullReduction" as const,
      fullFen: full,
      reductionFen: (full * part) / 100n + 1n,
    })),
  fc.record({
    kind: fc.constantFrom("coupon", "voucher"),
    amountFen: fc.bigInt({ min: 1n, max: 3_000n }),
    fullFen: fc.bigInt({ min: 0n, max: 5_000n }),
  }),
  fc.record({ kind: fc.constant("promoCode"), rate: fc.integer({ min: 0, max: 100 }) }),
) as fc.Arbitrary<PromotionEffect>;

const anyRules = fc
  .array(
    fc.record({
      effect: anyEffect,
      priority: fc.integer({ min: 1, max: 9 }),
      combination: fc.constantFrom(...combinations),
      productIds: fc.subarray(["p1", "p2", "p3"]),
      amountLeftFen: fc.option(fc.bigInt({ min: 0n, max: 2_000n })),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map(({ effect, ...over }, place) => rule(String(place), effect, over)));

const anyBasket = fc
  .array(
    fc.record({
      productId: fc.constantFrom("p1", "p2", "p3", null),
      quantity: fc.integer({ min: 1, max: 20 }),
      priceFen: fc.bigInt({ min: 1n, max: 5_000n }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) => basket(0n, { lines }));

describe("M19 any basket with any promotions", () => {
  it("agrees to the fen in every line and as a whole, and names each promotion once", () => {
    fc.assert(
      fc.property(anyBasket, anyRules, (bought, rules) => {
        const priced = priceBasket(bought, rules);
        expect(priced.payFen).toBe(priced.priceFen - priced.discountFen);
        expect(priced.applied.reduce((sum, one) => sum + one.discountFen, 0n)).toBe(priced.discountFen);
        for (const [place, line] of priced.lines.entries()) {
          expect(line.payFen).toBeGreaterThanOrEqual(0n);
          expect(line.payFen).toBe(line.priceFen - line.discountFen);
          expect(priced.applied.reduce((sum, one) => sum + one.lineFen[place]!, 0n)).toBe(line.discountFen);
        }
        expect(new Set([...priced.applied, ...priced.refused].map(({ ruleId }) => ruleId)).size).toBe(rules.length);
        expect(priced.applied.length + priced.refused.length).toBe(rules.length);
        for (const { ruleId, discountFen } of priced.applied) {
          const { amountLeftFen } = rules.find((one) => one.ruleId === ruleId)!;
          if (amountLeftFen !== null) expect(discountFen <= amountLeftFen).toBe(true);
        }
        const alone = rules.filter(({ combination }) => combination !== "accumulate").map(({ ruleId }) => ruleId);
        if (priced.applied.some(({ ruleId }) => alone.includes(ruleId))) expect(priced.applied.length).toBe(1);
      }),
      { numRuns: 3_000 },
    );
  });

  it("costs the same whether rules that cannot concern it are asked, or some of them, or none", () => {
    const limits = fc.record({
      fromDay: fc.constantFrom(null, "2026-11-22", "2026-11-23"),
      toDay: fc.constantFrom(null, "2026-11-21", "2026-11-22"),
      slots: fc.constantFrom(
        [],
        [{ from: 0, to: 600 }],
        [
          { from: 0, to: 60 },
          { from: 600, to: 601 },
        ],
      ),
      machineIds: fc.subarray(["m1", "m2"]),
      usesLeft: fc.constantFrom(null, 0, 1),
      stays: fc.boolean(),
    });
    const anyLimits = fc.array(limits, { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(anyBasket, anyRules, anyLimits, (bought, rules, limited) => {
        const all = rules.map((one, place) => ({ ...one, ...limited[place]! }));
        const some = all.filter((one) => one.stays || whyNot(one, bought) === undefined);
        const few = all.filter((one) => whyNot(one, bought) === undefined);
        const { refused: _, ...whole } = priceBasket(bought, all);
        for (const rest of [some, few, all.toReversed()]) {
          const { refused: __, ...narrowed } = priceBasket(bought, rest);
          expect(narrowed).toEqual(whole);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("takes off what exact fractions take off, never more and less than a fen of each piece, line and stage below it", () => {
    // One rule a stage and one product, so that the reference needs no decision of the engine.
    const oneEach = anyRules.map((rules) =>
      promotionStages.flatMap((stage) => rules.find(({ effect }) => stageOf(effect.kind) === stage) ?? []),
    );
    const open = oneEach.map((rules) =>
      rules.map((one) => ({ ...one, productIds: [], amountLeftFen: null, combination: "accumulate" as const })),
    );
    const single = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: fc.bigInt({ min: 1n, max: 9_000n }) });
    fc.assert(
      fc.property(single, open, ({ quantity, price }, rules) => {
        const lines = [{ productId: "p1", quantity, priceFen: price }];
        const { payFen, applied } = priceBasket(basket(0n, { lines }), rules);
        let left = exact(price * BigInt(quantity));
        for (const { ruleId } of applied)
          left = minus(left, exactOff(rules.find((one) => one.ruleId === ruleId)!.effect, left, quantity));
        const slack = exact(BigInt(quantity + applied.length) * 2n);
        expect(below(exact(payFen), left)).toBe(false);
        expect(below(minus(exact(payFen), slack), left)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it("divides any amount over lines to the fen, none above what it costs", () => {
    const costs = fc.array(fc.bigInt({ min: 0n, max: 9_999n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(costs, fc.nat({ max: 1_000 }), (all, permille) => {
        const whole = all.reduce((sum, cost) => sum + cost, 0n);
        const amount = (whole * BigInt(permille)) / 1_000n;
        const shares = divide(amount, all);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
        for (const [place, share] of shares.entries()) expect(share >= 0n && share <= all[place]!).toBe(true);
      }),
    );
    expect(divide(2n, [1n, 1n, 1n])).toEqual([0n, 1n, 1n]);
    expect(divide(100n, [100n, 100n, 100n])).toEqual([33n, 33n, 34n]);
  });
});

/** What an effect takes off an exact amount, without rounding. */
function exactOff(effect: PromotionEffect, left: Exact, quantity: number): Exact {
  const atMost = (off: Exact) => (below(left, off) ? left : off);
  switch (effect.kind) {
    case "productDiscount":
    case "memberLevel":
      return times(left, 100n - BigInt(effect.rate), 100n);
    case "specialOffer":
      return minus(left, exact(effect.priceFen * BigInt(quantity)));
    case "fullReduction":
      return atMost(times(left, effect.reductionFen, effect.fullFen));
    case "coupon":
    case "voucher":
      return atMost(exact(effect.amountFen));
    case "promoCode":
      return "rate" in effect ? times(left, 100n - BigInt(effect.rate), 100n) : atMost(exact(effect.amountFen));
  }
}
