import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LaneSaleFacts } from "../machines/lane.ts";
import {
  checkPayRequest,
  checkSaleAmounts,
  checkSalePlausible,
  decideSale,
  mostUrgent,
  undeliveredValue,
} from "./sale.ts";

const lane = { stock: 5, priceFen: 350n, productId: "1" };
const sale = { quantity: 1, priceFen: 350n, paidFen: 350n, dispensed: 1 };

describe("payments that nobody can have made", () => {
  it("ORDER-16 are those of a hundred times what the lane says, and more than 1,000 yuan", () => {
    const paid = (paidFen: bigint, priceFen: bigint | null, quantity = 1) =>
      checkSalePlausible({ ...sale, quantity, paidFen }, { priceFen }).ok;
    expect(paid(1_000_000_000n, 650n)).toBe(false);
    expect(paid(100_000n, 650n)).toBe(true);
    expect(paid(100_001n, 650n)).toBe(false);
    expect(paid(200_000n, 2_000n)).toBe(true);
    expect(paid(200_001n, 2_000n)).toBe(false);
    expect(paid(400_000n, 2_000n, 2)).toBe(true);
    expect(paid(100_001n, null)).toBe(false);
    expect(checkSalePlausible(sale, undefined).ok).toBe(true);
  });
});

describe("sales of machines", () => {
  it("completes what fits together", () => {
    expect(decideSale(sale, lane)).toMatchObject({
      state: "completed",
      exceptions: [],
      taken: 1,
      discountFen: 0n,
      undeliveredFen: 0n,
      shipEvent: "reportAtMachine",
    });
  });

  it.each([
    ["another price", { ...sale, priceFen: 300n, paidFen: 300n }, lane, "priceDiffers"],
    ["an unknown lane", sale, undefined, "laneUnknown"],
    ["a lane without product", sale, { ...lane, productId: null }, "laneUnknown"],
    ["goods that were not there", sale, { ...lane, stock: 0 }, "stockContradiction"],
    ["too much money", { ...sale, paidFen: 351n }, lane, "amountMismatch"],
    ["nothing that came out", { ...sale, dispensed: 0 }, lane, "dispenseFailed"],
    ["a part that came out", { ...sale, quantity: 2, paidFen: 700n }, lane, "partDispensed"],
    ["too much that came out", { ...sale, dispensed: 2 }, lane, "overDispensed"],
  ] as const)("makes %s an exception and keeps the money", (_, report, known, reason) => {
    expect(decideSale(report, known)).toMatchObject({ state: "exception", exceptions: [reason] });
  });

  it.each([
    [
      "won, with goods",
      { ...sale, paidFen: 1_200n, lucky: { won: true } },
      { state: "completed", exceptions: [], taken: 1, shipEvent: "reportAtMachine", undeliveredFen: 0n },
    ],
    [
      "not won, without goods",
      { ...sale, paidFen: 100n, dispensed: 0, lucky: { won: false } },
      { state: "completed", exceptions: [], taken: 0, shipEvent: null, undeliveredFen: 0n },
    ],
    [
      "won, but nothing came out",
      { ...sale, dispensed: 0, lucky: { won: true } },
      { state: "exception", exceptions: ["dispenseFailed"], undeliveredFen: 350n },
    ],
    [
      "not won, but something came out",
      { ...sale, lucky: { won: false } },
      { state: "exception", exceptions: ["overDispensed"], taken: 1, undeliveredFen: 0n },
    ],
  ] as const)("ORDER-05 judges a lucky purchase that was %s", (_, report, decided) => {
    expect(decideSale(report, lane)).toMatchObject(decided);
  });

  it("names the most urgent of several reasons: what the customer is owed", () => {
    const { exceptions } = decideSale({ ...sale, dispensed: 0, priceFen: 300n, paidFen: 400n }, lane);
    expect(mostUrgent(exceptions)).toBe("dispenseFailed");
    expect(mostUrgent([])).toBeNull();
  });

  it("LANE-16 never takes more out of a lane than it holds, nor more than came out", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 20 }), (stock, dispensed, quantity) => {
        const { taken } = decideSale({ ...sale, quantity, dispensed }, { ...lane, stock });
        expect(taken).toBe(Math.min(stock, dispensed));
      }),
    );
  });

  it("M19 splits a payment into delivered and undelivered to the fen, never below zero", () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 1_000_000_000n),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(25),
        (paidFen, quantity, dispensed) => {
          const inside = undeliveredValue(paidFen, quantity, dispensed);
          const exact = (paidFen * BigInt(quantity - Math.min(dispensed, quantity)) * 2n) / BigInt(quantity);
          expect(inside >= 0n && inside <= paidFen).toBe(true);
          expect(inside * 2n - exact <= 1n && exact - inside * 2n <= 1n).toBe(true);
          if (dispensed === 0) expect(inside).toBe(paidFen);
          if (dispensed >= quantity) expect(inside).toBe(0n);
        },
      ),
    );
  });

  it.each([
    ["a price of nothing", { ...sale, priceFen: 0n }, "amount.notPositive"],
    ["less than nothing paid", { ...sale, paidFen: -1n }, "amount.notPositive"],
    ["nothing paid", { ...sale, paidFen: 0n }, "amount.notPositive"],
    ["more than any sale can be", { ...sale, quantity: 20, priceFen: 1_000_000_000n }, "amount.tooLarge"],
  ])("sets aside %s", (_, report, code) => {
    expect(checkSaleAmounts(report)).toMatchObject({ ok: false, code });
  });
});

describe("requests to pay by QR code", () => {
  const facts: LaneSaleFacts = { status: "normal", locked: false, stock: 3, priceFen: 350n, productId: "1" };
  const open = {
    operation: "inOperation",
    decommissioned: false,
    storeState: "open",
    lane: facts,
    reserved: 0,
  } as const;

  it("answers the whole price", () => {
    expect(checkPayRequest({ quantity: 3, priceFen: 350n }, open)).toEqual({ ok: true, value: 1_050n });
  });

  it.each([
    ["another price", {}, 349n, "lane.priceDiffers"],
    ["pieces that others wait for", { reserved: 2 }, 350n, "lane.empty"],
    ["an unknown lane", { lane: undefined }, 350n, "lane.unknown"],
    ["a machine that does not sell", { operation: "stopSell" }, 350n, "lane.notForSale"],
    ["MERCHANT-19 a closed store", { storeState: "closed" }, 350n, "merchants.storeClosed"],
    ["a machine that is gone", { decommissioned: true }, 350n, "machines.decommissioned"],
    ["a locked lane", { lane: { ...facts, locked: true } }, 350n, "lane.locked"],
    ["a lane for pickup", { lane: { ...facts, status: "pickupOnly" } }, 350n, "lane.pickupOnly"],
    ["a stopped lane", { lane: { ...facts, status: "discontinued" } }, 350n, "lane.stopped"],
    ["an abnormal price", { lane: { ...facts, priceFen: 0n } }, 0n, "lane.priceAbnormal"],
  ] as const)("takes no money for %s", (_, change, priceFen, code) => {
    expect(checkPayRequest({ quantity: 2, priceFen }, { ...open, ...change } as typeof open)).toMatchObject({
      ok: false,
      code,
    });
  });
});
