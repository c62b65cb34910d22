import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkLuckyPlan, luckyLimits, luckyNumber, luckyRefusal, luckyText, luckyWon } from "./luckyDraw.ts";

const fen = (most: number) => fc.integer({ min: 1, max: most }).map(BigInt);

describe("a lucky purchase", () => {
  it("ORDER-05 makes its numbers of the seed, the order, the payment and the count of the draw", () => {
    expect(luckyText({ seed: "ab", orderNo: "17", tradeNo: "T9" }, 2)).toBe("ab|17|T9|2");
    expect(luckyNumber("000000002710ffff")).toBe(0);
    expect(luckyNumber("00000000270fffff")).toBe(9_999);
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (digest) => {
        const number = luckyNumber(digest);
        return Number.isInteger(number) && number >= 0 && number <= 9_999;
      }),
    );
  });

  it("ORDER-05 is won by one number below the chance, and never with a chance that no number is below", () => {
    expect(luckyWon([9_999, 100], 101)).toBe(true);
    expect(luckyWon([9_999, 100], 100)).toBe(false);
  });

  it("ORDER-10 gives no more than the budget, whatever customers ask, pay, leave, win and lose", () => {
    const step = fc.record({
      prizeFen: fen(500),
      draws: fc.integer({ min: 1, max: 12 }),
      end: fc.constantFrom("won", "lost", "open"),
    });
    fc.assert(
      fc.property(fen(2_000), fen(200), fc.array(step, { maxLength: 60 }), (budgetFen, drawFen, steps) => {
        let [spentFen, reservedFen] = [0n, 0n];
        for (const { prizeFen, draws, end } of steps) {
          const refusal = luckyRefusal({ draws, drawFen, prizeFen, budgetFen, spentFen, reservedFen });
          if (refusal !== undefined) continue;
          if (draws > luckyLimits.draws || drawFen * BigInt(draws) > prizeFen) return false;
          if (end === "won") spentFen += prizeFen;
          if (end === "open") reservedFen += prizeFen;
          if (spentFen + reservedFen > budgetFen) return false;
        }
        return true;
      }),
    );
  });

  it("ORDER-10 has plans of amounts above nothing and below what the ledger holds", () => {
    const plan = { planName: " 夏日嗨购 ", drawFen: 100n, winRate: 500, budgetFen: 10_000n };
    expect(checkLuckyPlan(plan)).toEqual({ ok: true, value: { ...plan, planName: "夏日嗨购" } });
    expect(checkLuckyPlan({ ...plan, drawFen: 0n })).toMatchObject({ code: "amount.notPositive", field: "drawFen" });
    expect(checkLuckyPlan({ ...plan, budgetFen: 10n ** 12n })).toMatchObject({ ok: false, field: "budgetFen" });
    expect(checkLuckyPlan({ ...plan, planName: " " })).toMatchObject({ code: "field.required" });
  });
});
