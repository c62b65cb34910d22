import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkFlashChange,
  checkFlashOrder,
  checkFlashSale,
  type FlashSaleFacts,
  flashSaleStatus,
} from "./flashSale.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
const sale: FlashSaleFacts = { state: "open", startsAt: at(10), endsAt: at(40), pieces: 5, taken: 0 };
const form = { flashPriceFen: 900n, pieces: 5, perBuyer: 2, startsAt: at(10), endsAt: at(40) };
const facts = { shelfFen: 1_500n, free: 8, now: at(0) };
const codeOf = (answer: { ok: boolean }) => ("code" in answer ? answer.code : undefined);

describe("a flash sale of the mall", () => {
  it("MALL-04 stands as clock, pieces and its merchant say", () => {
    expect([at(0), at(10), at(39), at(40)].map((now) => flashSaleStatus(sale, now))).toEqual([
      "scheduled",
      "running",
      "running",
      "ended",
    ]);
    expect(flashSaleStatus({ ...sale, taken: 5 }, at(20))).toBe("soldOut");
    expect(flashSaleStatus({ ...sale, state: "stopped" }, at(20))).toBe("stopped");
    expect(codeOf(checkFlashChange("scheduled"))).toBeUndefined();
    expect(codeOf(checkFlashChange("running"))).toBe("mall.flashStarted");
  });

  it("MALL-04 is cheaper than the shelf, promises no more than there is, and lasts a month at most", () => {
    expect(checkFlashSale(form, facts).ok).toBe(true);
    const wrong = [
      [{ flashPriceFen: 0n }, "amount.notPositive"],
      [{ flashPriceFen: 1_500n }, "mall.dealPriceTooHigh"],
      [{ pieces: 9 }, "mall.flashPieces"],
      [{ pieces: 1.5 }, "mall.flashPieces"],
      [{ perBuyer: 6 }, "mall.flashPerBuyer"],
      [{ perBuyer: 0 }, "mall.flashPerBuyer"],
      [{ endsAt: at(10) }, "mall.flashPeriod"],
      [{ startsAt: at(-20), endsAt: at(-10) }, "mall.flashPeriod"],
      [{ endsAt: new Date(at(10).getTime() + 32 * 86_400_000) }, "mall.flashPeriod"],
    ] as const;
    for (const [change, code] of wrong) expect(codeOf(checkFlashSale({ ...form, ...change }, facts))).toBe(code);
  });

  it("MALL-04 gives nobody more than his share, and all together never more than its pieces", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 6 })), { maxLength: 60 }),
        (pieces, perBuyer, wishes) => {
          const own = new Map<number, number>();
          let taken = 0;
          for (const [buyer, quantity] of wishes) {
            const has = own.get(buyer) ?? 0;
            if (!checkFlashOrder(quantity, { ...sale, pieces, taken, perBuyer, own: has }, at(20)).ok) continue;
            own.set(buyer, has + quantity);
            taken += quantity;
          }
          expect(taken).toBeLessThanOrEqual(pieces);
          expect(Math.max(0, ...own.values())).toBeLessThanOrEqual(perBuyer);
        },
      ),
    );
    expect(codeOf(checkFlashOrder(1, { ...sale, perBuyer: 2, own: 0 }, at(5)))).toBe("mall.flashNotRunning");
    expect(codeOf(checkFlashOrder(6, { ...sale, perBuyer: 9, own: 0 }, at(20)))).toBe("mall.flashSoldOut");
    expect(codeOf(checkFlashOrder(1, { ...sale, perBuyer: 2, own: 2 }, at(20)))).toBe("mall.flashLimit");
  });
});
