import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkManualRefund, checkProcessException, checkRemoteDispense, deliveryState, refundMethodFor, shipTable, type ShipState } from "./order.ts";
import { deliveryStates } from "./values.ts";

const order = { payState: "paid", paidFen: 500n, refundedFen: 100n } as const;

describe("manual refunds", () => {
  it("REFUND-07 allows 1 fen up to what is left", () => {
    expect(checkManualRefund(order, 1n).ok).toBe(true);
    expect(checkManualRefund(order, 400n)).toEqual({ ok: true, value: 400n });
  });

  it("REFUND-07 refuses nothing, less than nothing and more than is left", () => {
    expect(checkManualRefund(order, 0n)).toMatchObject({ code: "amount.notPositive" });
    expect(checkManualRefund(order, -1n)).toMatchObject({ code: "amount.notPositive" });
    expect(checkManualRefund(order, 401n)).toMatchObject({ code: "orders.refundTooLarge", values: { limit: "4.00" } });
  });

  it("refuses a second refund while one runs, and refunds of what is not paid", () => {
    expect(checkManualRefund({ ...order, payState: "refunding" }, 1n)).toMatchObject({ code: "orders.refundRunning" });
    for (const payState of ["unpaid", "closed", "refunded"] as const) expect(checkManualRefund({ ...order, payState }, 1n)).toMatchObject({ code: "orders.refundNotPaid" });
  });

  it("REFUND-07 never lets any sequence of accepted refunds exceed what was paid", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000n), fc.array(fc.bigInt(-10n, 6_000n), { maxLength: 30 }), (paidFen, wishes) => {
        let refundedFen = 0n;
        for (const wish of wishes) {
          const check = checkManualRefund({ payState: refundedFen === paidFen ? "refunded" : "paid", paidFen, refundedFen }, wish);
          if (check.ok) refundedFen += check.value;
        }
        expect(refundedFen <= paidFen).toBe(true);
      }),
    );
  });
});

describe("problem orders", () => {
  it("REFUND-06 are refunded automatically when the merchant disagreed", () => {
    expect(refundMethodFor("ordinary", 1_000_000n, { agreed: false, maximumFen: 0n })).toBe("auto");
  });

  it("REFUND-04 are left to a person above the maximum only", () => {
    expect(refundMethodFor("ordinary", 999n, { agreed: true, maximumFen: 1_000n })).toBe("auto");
    expect(refundMethodFor("ordinary", 1_001n, { agreed: true, maximumFen: 1_000n })).toBe("manual");
  });

  it("REFUND-05 are refunded automatically at exactly the maximum", () => {
    expect(refundMethodFor("ordinary", 1_000n, { agreed: true, maximumFen: 1_000n })).toBe("auto");
  });

  it("ORDER-12 are never refunded automatically when they are lucky purchases", () => {
    expect(refundMethodFor("luckyPurchase", 1n, { agreed: false, maximumFen: 0n })).toBe("manual");
  });
});

describe("people and exceptions", () => {
  it("ORDER-16 processes exceptions only, and only with a reason", () => {
    expect(checkProcessException("exception", " 已联系客户 ")).toEqual({ ok: true, value: "已联系客户" });
    expect(checkProcessException("exception", "  ")).toMatchObject({ code: "orders.noteRequired" });
    expect(checkProcessException("completed", "x")).toMatchObject({ code: "orders.notInException" });
  });

  it("ORDER-18 dispenses again only what is paid and did not come out", () => {
    const allowed = (Object.keys(shipTable) as ShipState[]).filter((ship) => checkRemoteDispense({ payState: "paid", ship }).ok);
    expect(new Set(allowed)).toEqual(new Set(["failed", "unknown"]));
    for (const payState of ["unpaid", "refunding", "refunded", "closed"] as const) expect(checkRemoteDispense({ payState, ship: "failed" }).ok).toBe(false);
  });

  it("ORDER-18 may offer whatever it allows to dispense again", () => {
    for (const ship of Object.keys(shipTable) as ShipState[]) {
      if (checkRemoteDispense({ payState: "paid", ship }).ok) expect(shipTable[ship].offer).toBe("offered");
    }
  });

  it("ORDER-13 shows every state of dispensing as one of five", () => {
    for (const ship of Object.keys(shipTable) as ShipState[]) expect(deliveryStates).toContain(deliveryState(ship));
  });
});
