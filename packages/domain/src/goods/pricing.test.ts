import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marginOf } from "./margin.ts";
import { checkPermille, priceSteps, repriced } from "./pricing.ts";

describe("prices of many products", () => {
  it.each([
    [350n, { kind: "set", fen: 400n }, "1", 400n],
    [350n, { kind: "add", fen: 50n }, "1", 400n],
    [350n, { kind: "add", fen: -400n }, "1", 1n],
    [350n, { kind: "percent", permille: 100 }, "1", 385n],
    [350n, { kind: "percent", permille: 100 }, "10", 390n],
    [350n, { kind: "percent", permille: 100 }, "50", 400n],
    [345n, { kind: "percent", permille: 0 }, "10", 350n],
    [350n, { kind: "percent", permille: -900 }, "100", 100n],
  ] as const)("%s fen by %o at steps of %s fen become %s", (priceFen, rule, step, expected) => {
    expect(repriced(priceFen, rule, step)).toBe(expected);
  });

  it("end at a step that is at most half a step from the exact price", () => {
    const price = fc.bigInt({ min: 1n, max: 100_000_000n });
    const permille = fc.integer({ min: -900, max: 9_000 });
    fc.assert(
      fc.property(price, permille, fc.constantFrom(...priceSteps), (priceFen, by, step) => {
        const after = repriced(priceFen, { kind: "percent", permille: by }, step);
        expect(after % BigInt(step)).toBe(0n);
        expect(after).toBeGreaterThan(0n);
        const exact = priceFen * BigInt(1000 + by);
        const away = after * 1000n - exact;
        expect(after === BigInt(step) || (away < 0n ? -away : away) * 2n <= BigInt(step) * 1000n).toBe(true);
      }),
    );
  });

  it("grow by as much as the margin grows, whatever the purchase price", () => {
    const amount = fc.bigInt({ min: 1n, max: 100_000_000n });
    fc.assert(
      fc.property(amount, amount, fc.bigInt({ min: 0n, max: 1_000_000n }), (priceFen, purchaseFen, by) => {
        const after = repriced(priceFen, { kind: "add", fen: by });
        expect(marginOf(after, purchaseFen)!.fen - marginOf(priceFen, purchaseFen)!.fen).toBe(by);
      }),
    );
  });

  it("change by at most ten times and never to nothing", () => {
    expect([-900, 0, 9_000].every((permille) => checkPermille(permille).ok)).toBe(true);
    for (const permille of [-901, 9_001, 0.5, Number.NaN]) {
      expect(checkPermille(permille)).toMatchObject({ code: "goods.percentOutOfRange", field: "percent" });
    }
  });
});
