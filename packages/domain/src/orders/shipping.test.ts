import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ShipState, shipTable } from "./order.ts";
import { decideResult, refundReasonOf, shipEventOf } from "./shipping.ts";

const order = { payState: "paid", ship: "granted", quantity: 2, paidFen: 700n, goneFen: 0n, stock: 5 } as const;
const decided = (dispensed: number, change: object = {}) => {
  const decision = decideResult({ dispensed }, { ...order, ...change });
  if (!decision.ok) throw new Error(decision.code);
  return decision.value;
};

describe("results of dispensing", () => {
  it("releases the money when everything came out", () => {
    expect(decided(2)).toEqual({
      ship: "dispensed",
      exceptions: [],
      taken: 2,
      releasedFen: 700n,
      lossFen: 0n,
      refundFen: 0n,
    });
  });

  it("refunds the part that stayed inside", () => {
    expect(decided(1)).toMatchObject({
      ship: "part",
      exceptions: ["partDispensed"],
      refundFen: 350n,
      releasedFen: 700n,
    });
  });

  it("refunds everything when nothing came out", () => {
    expect(decided(0)).toMatchObject({
      ship: "failed",
      exceptions: ["dispenseFailed"],
      refundFen: 700n,
      releasedFen: 0n,
    });
  });

  it("M8 books goods that came out after the refund as a loss", () => {
    expect(decided(2, { ship: "unknown", payState: "refunded", goneFen: 700n })).toMatchObject({
      exceptions: ["lateDispense"],
      lossFen: 700n,
      releasedFen: 0n,
      refundFen: 0n,
    });
    expect(decided(2, { ship: "unknown", payState: "refunding", goneFen: 300n })).toMatchObject({
      lossFen: 300n,
      releasedFen: 400n,
    });
  });

  it("flags what came out without a grant", () => {
    for (const ship of ["offered", "claimed"] as const) expect(decided(2, { ship }).exceptions).toEqual(["notGranted"]);
  });

  it("accounts for every fen: kept, given back or lost", () => {
    const states = (Object.keys(shipTable) as ShipState[]).filter((ship) => shipTable[ship].dispense !== undefined);
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(20),
        fc.bigInt(1n, 100_000n),
        fc.nat(100),
        fc.nat(10),
        (ship, quantity, dispensed, paidFen, percent, stock) => {
          const goneFen = (paidFen * BigInt(percent)) / 100n;
          const payState = goneFen === 0n ? "paid" : goneFen === paidFen ? "refunded" : "refunding";
          const decision = decideResult({ dispensed }, { payState, ship, quantity, paidFen, goneFen, stock });
          if (!decision.ok) return;
          const { refundFen, lossFen, releasedFen, taken } = decision.value;
          expect(refundFen + goneFen <= paidFen).toBe(true);
          expect(releasedFen + goneFen <= paidFen).toBe(true);
          expect(lossFen >= 0n && lossFen <= goneFen).toBe(true);
          expect(taken).toBe(Math.min(dispensed, stock));
          if (lossFen > 0n) expect(decision.value.exceptions[0]).toBe("lateDispense");
        },
      ),
    );
  });

  it("REFUND-03 names the reason by the fault", () => {
    expect([
      refundReasonOf("jam"),
      refundReasonOf("timeout"),
      refundReasonOf("other"),
      refundReasonOf(undefined),
    ]).toEqual(["itemJammed", "dispensingTimeout", "other", "other"]);
    expect([shipEventOf(0, 2), shipEventOf(1, 2), shipEventOf(2, 2), shipEventOf(3, 2)]).toEqual([
      "fail",
      "dispensePart",
      "dispense",
      "dispense",
    ]);
  });
});
