import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountLimitFen } from "../money.ts";
import { marginOf } from "./margin.ts";
import { checkPrices } from "./product.ts";

const fen = fc.bigInt(1n, amountLimitFen);

describe("what a product earns", () => {
  it("PRODUCT-08 PRODUCT-09 is never negative for prices that may be saved, and zero where both are equal", () => {
    fc.assert(
      fc.property(fen, fc.bigInt(0n, amountLimitFen), (price, purchase) => {
        const { fen: earned } = marginOf(price, purchase)!;
        expect(earned + purchase).toBe(price);
        expect(checkPrices(price, purchase).ok).toBe(earned >= 0n);
        expect(marginOf(price, price)).toEqual({ fen: 0n, permille: 0 });
      }),
    );
  });

  it("is a share of the price that never says more than is earned, by less than a thousandth", () => {
    fc.assert(
      fc.property(fen, fen, (one, other) => {
        const [purchase, price] = one < other ? [one, other] : [other, one];
        const { fen: earned, permille } = marginOf(price, purchase)!;
        expect(BigInt(permille!) * price).toBeLessThanOrEqual(earned * 1000n);
        expect((BigInt(permille!) + 1n) * price).toBeGreaterThan(earned * 1000n);
      }),
    );
  });

  it("is not known while the purchase price is not, and no share of nothing", () => {
    expect(marginOf(300n, null)).toBeNull();
    expect(marginOf(0n, 100n)).toEqual({ fen: -100n, permille: null });
  });
});
