import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceBasket } from "./engine.ts";
import { type BudgetLeft, claimShares, isNearlySpent, type OfferShare, priceList, sharesOf } from "./priceList.ts";
import type { PromotionRule } from "./pricing.ts";

const machine = { machineId: "m1", today: "2026-11-22" };
const lane = { cabinet: "main", lane: 11, productId: "p1", priceFen: 500n };
const rule = (over: Partial<PromotionRule> = {}): PromotionRule => ({
  ruleId: "1",
  name: "早餐",
  effect: { kind: "productDiscount", rate: 70 },
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
const listed = (...rules: readonly PromotionRule[]) =>
  priceList(machine, [lane], rules).map(
    ({ fromDay, toDay, from, to, payFen }) => `${fromDay}–${toDay} ${from}–${to} ${payFen.join("/")}`,
  );

describe("the prices that a machine may take by itself", () => {
  it("MKT-16 hold within the hours of their plan, on its days, for one to five pieces", () => {
    expect(listed(rule({ slots: [{ from: 420, to: 600 }], toDay: "2026-11-24" }))).toEqual([
      "2026-11-22–2026-11-24 420–600 350/700/1050/1400/1750",
    ]);
  });

  it("begin with a later plan, and end a month from today where no plan says so", () => {
    const later = rule({
      ruleId: "2",
      effect: { kind: "specialOffer", priceFen: 300n },
      fromDay: "2026-12-01",
      priority: 1,
    });
    expect(listed(rule(), later)).toEqual([
      "2026-11-22–2026-11-30 0–1440 350/700/1050/1400/1750",
      "2026-12-01–2026-12-22 0–1440 300/600/900/1200/1500",
    ]);
  });

  it("MKT-11 count a full reduction by what is bought together", () => {
    expect(listed(rule({ effect: { kind: "fullReduction", fullFen: 1_000n, reductionFen: 300n } }))).toEqual([
      "2026-11-22–2026-12-22 0–1440 500/700/1050/1400/1750",
    ]);
  });

  it.each([
    ["a level that nobody knows", { levels: ["gold"] as const }],
    ["another machine", { machineIds: ["m2"] }],
    ["another product", { productIds: ["p2"] }],
    ["the mall", { businessTypes: ["mall"] as const }],
    ["a spent budget", { usesLeft: 0 }],
    ["a day gone by", { toDay: "2026-11-21" }],
    ["nothing left to pay", { effect: { kind: "productDiscount", rate: 0 } as const }],
  ])("leave out %s", (_, over) => {
    expect(listed(rule(over))).toEqual([]);
  });

  it("M19 ask the lane's price for one piece that the cloud alone would give away, and the plan's for two", () => {
    const both = [
      rule({ effect: { kind: "fullReduction", fullFen: 501n, reductionFen: 1n }, combination: "accumulate" }),
      rule({ ruleId: "2", effect: { kind: "specialOffer", priceFen: 0n }, combination: "first" }),
    ];
    const [offer] = priceList(machine, [lane], both);
    expect(offer?.payFen.slice(0, 2)).toEqual([500, 999]);
    expect(offer?.shares[0]).toEqual([]);
  });

  it("M19 are those of the engine at every minute of every day", () => {
    const minutes = fc.integer({ min: 0, max: 1_440 });
    const slots = fc
      .tuple(minutes, minutes)
      .map(([one, other]) => (one === other ? [] : [{ from: Math.min(one, other), to: Math.max(one, other) }]));
    const days = fc.constantFrom(null, "2026-11-20", "2026-11-23", "2026-11-29", "2026-12-24");
    const effect = fc.oneof(
      fc.record({ kind: fc.constant("productDiscount" as const), rate: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant("specialOffer" as const), priceFen: fc.bigInt({ min: 0n, max: 600n }) }),
      fc.record({
        kind: fc.constant("fullReduction" as const),
        fullFen: fc.bigInt({ min: 1n, max: 2_000n }),
        reductionFen: fc.bigInt({ min: 0n, max: 400n }),
      }),
    );
    const plan = fc.record({
      effect,
      slots,
      fromDay: days,
      toDay: days,
      priority: fc.integer({ min: 1, max: 9 }),
      combination: fc.constantFrom("accumulate" as const, "largest" as const, "first" as const),
    });
    fc.assert(
      fc.property(
        fc.array(plan, { maxLength: 5 }),
        fc.constantFrom("2026-11-22", "2026-11-23", "2026-11-30", "2026-12-22"),
        fc.integer({ min: 0, max: 1_439 }),
        fc.integer({ min: 1, max: 5 }),
        (plans, day, minute, quantity) => {
          const rules = plans.map((over, place) => rule({ ...over, ruleId: String(place + 1) }));
          const lines = [{ productId: "p1", quantity, priceFen: 500n }];
          const asked = priceBasket({ machineId: "m1", business: "ordinary", level: null, day, minute, lines }, rules);
          const offer = priceList(machine, [lane], rules).find(
            (one) => day >= one.fromDay && day <= one.toDay && minute >= one.from && minute < one.to,
          );
          const told = asked.payFen === 0n ? asked.priceFen : asked.payFen;
          expect(BigInt(offer?.payFen[quantity - 1] ?? 500 * quantity)).toBe(told);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("a sale at such a price", () => {
  const [offer] = priceList(machine, [lane], [rule({ slots: [{ from: 420, to: 600 }], toDay: "2026-11-24" })]);
  const sale = {
    cabinet: "main",
    lane: 11,
    quantity: 2,
    priceFen: 500n,
    paidFen: 700n,
    day: "2026-11-23",
    minute: 500,
  };

  it("takes the promotions of its offer", () => {
    expect(sharesOf(offer, sale)).toEqual([{ planId: "1", name: "早餐", kind: "productDiscount", discountFen: "300" }]);
  });

  it.each([
    ["in another lane", { lane: 12 }],
    ["at another price of the lane", { priceFen: 450n }],
    ["with another payment", { paidFen: 701n }],
    ["of more pieces than have a price", { quantity: 6, paidFen: 2_100n }],
    ["long after its hours", { minute: 611 }],
    ["after its last day", { day: "2026-11-25" }],
  ])("takes none %s", (_, over) => {
    expect(sharesOf(offer, { ...sale, ...over })).toBeUndefined();
  });

  it.each([
    ["410", { minute: 410 }],
    ["609", { minute: 609 }],
  ])("forgives a clock at minute %s", (_, over) => {
    expect(sharesOf(offer, { ...sale, ...over })).toBeDefined();
  });

  const share = (planId: string, discountFen = "150"): OfferShare => ({
    planId,
    name: planId,
    kind: "productDiscount",
    discountFen,
  });

  it("charges no plan beyond its budget of uses or amount", () => {
    const budgets = new Map<string, BudgetLeft>([
      ["1", { usesLeft: 1, amountLeftFen: null }],
      ["2", { usesLeft: null, amountLeftFen: 299n }],
    ]);
    const both = [share("1"), share("2"), share("3")];
    expect(claimShares(both, budgets)).toEqual({ claimed: both, spent: [] });
    expect(claimShares(both, budgets)).toEqual({ claimed: [share("3")], spent: [share("1"), share("2")] });
  });

  it("has machines told other prices before a budget ends", () => {
    expect(isNearlySpent({ usesLeft: 1, amountLeftFen: null }, 150n)).toBe(false);
    expect(isNearlySpent({ usesLeft: 0, amountLeftFen: null }, 150n)).toBe(true);
    expect(isNearlySpent({ usesLeft: null, amountLeftFen: 750n }, 150n)).toBe(false);
    expect(isNearlySpent({ usesLeft: null, amountLeftFen: 749n }, 150n)).toBe(true);
  });
});
