import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basketLimits, carryChanges, checkBasket, checkKept, joinBaskets } from "./basket.ts";

const line = (mallProductId: string, quantity: number, priceFen: bigint) => ({ mallProductId, quantity, priceFen });
const prices: Readonly<Record<string, bigint>> = { a: 300n, b: 500n };
const check = (...lines: ReturnType<typeof line>[]) => {
  const answer = checkBasket(lines, (id) => prices[id]);
  return answer.ok ? answer.value.dearest : answer.code;
};

describe("a basket", () => {
  it("MALL-04 is ordered at the prices that its buyer saw, each product once", () => {
    expect(check(line("a", 2, 300n), line("b", 1, 500n))).toBe(0);
    expect(check(line("a", 1, 300n), line("b", 1, 500n))).toBe(1);
    expect(check(line("a", 1, 299n))).toBe("mall.priceChanged");
    expect(check(line("c", 1, 1n))).toBe("mall.productUnknown");
    expect(check(line("a", 1, 300n), line("a", 1, 300n))).toBe("mall.basketTwice");
  });

  it("names the line that costs most, whatever stands in it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: -5, max: 10 ** 9 })), { minLength: 1 }),
        (all) => {
          const lines = all.map(([priceFen, quantity], place) => line(String(place), quantity, priceFen));
          const answer = checkBasket(lines, (id) => lines[Number(id)]!.priceFen);
          const sums = lines.map(({ priceFen, quantity }) => priceFen * BigInt(Math.max(0, quantity)));
          expect(answer).toMatchObject({ ok: true });
          if (answer.ok) expect(sums.every((sum) => sum <= sums[answer.value.dearest]!)).toBe(true);
        },
      ),
    );
  });
});

describe("the basket of an account", () => {
  const kept = (mallProductId: string, quantity: number) => ({ mallProductId, quantity });

  it("MALL-01 keeps what lay in the browser before the login, each product once", () => {
    expect(joinBaskets([kept("a", 2), kept("b", 1)], [kept("b", 3), kept("c", 1)])).toEqual([
      kept("a", 2),
      kept("b", 3),
      kept("c", 1),
    ]);
    expect(checkKept([kept("a", 1), kept("a", 2)])).toMatchObject({ code: "mall.basketTwice" });
  });

  it("MALL-01 takes over what one phone changed, and leaves what others changed meanwhile", () => {
    const before = [kept("a", 1), kept("b", 1), kept("c", 1), kept("d", 1)];
    const changed = [kept("a", 1), kept("b", 4), kept("d", 1), kept("e", 2)];
    const now = [kept("a", 3), kept("b", 1), kept("c", 5), kept("f", 1)];
    expect(carryChanges(before, changed, now)).toEqual([kept("a", 3), kept("b", 4), kept("f", 1), kept("e", 2)]);
    expect(carryChanges(changed, changed, now)).toEqual(now);
  });

  it("MALL-01 never loses what was kept, and never grows above its limit", () => {
    const baskets = fc.uniqueArray(
      fc.record({ mallProductId: fc.string(), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ mallProductId }) => mallProductId,
        maxLength: basketLimits.lines,
      },
    );
    fc.assert(
      fc.property(baskets, baskets, (own, brought) => {
        const joined = joinBaskets(own, brought);
        expect(joined.length).toBeLessThanOrEqual(basketLimits.lines);
        expect(checkKept(joined).ok).toBe(true);
        for (const one of own)
          expect(
            joined.find(({ mallProductId }) => mallProductId === one.mallProductId)?.quantity,
          ).toBeGreaterThanOrEqual(one.quantity);
      }),
    );
  });
});
