import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkManualRefund,
  checkProcessable,
  checkProcessException,
  checkRemoteDispense,
  deliveryState,
  type ProcessFacts,
  refundMethodFor,
  shipTable,
  type ShipState,
  waitingFen,
} from "./order.ts";
import { businessTypes, deliveryStates, orderStates, paymentKinds, processOutcomes } from "./values.ts";

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
    for (const payState of ["unpaid", "closed", "refunded"] as const)
      expect(checkManualRefund({ ...order, payState }, 1n)).toMatchObject({ code: "orders.refundNotPaid" });
  });

  it("REFUND-07 never lets any sequence of accepted refunds exceed what was paid", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000n), fc.array(fc.bigInt(-10n, 6_000n), { maxLength: 30 }), (paidFen, wishes) => {
        let refundedFen = 0n;
        for (const wish of wishes) {
          const check = checkManualRefund(
            { payState: refundedFen === paidFen ? "refunded" : "paid", paidFen, refundedFen },
            wish,
          );
          if (check.ok) refundedFen += check.value;
        }
        expect(refundedFen <= paidFen).toBe(true);
      }),
    );
  });
});

describe("problem orders", () => {
  it("REFUND-06 are refunded automatically when the merchant disagreed", () => {
    expect(refundMethodFor("ordinary", 1_000_000n, { agreed: false, maximumFen: 0n, machineRefunds: true })).toBe(
      "auto",
    );
  });

  it("REFUND-04 are left to a person above the maximum only", () => {
    expect(refundMethodFor("ordinary", 999n, { agreed: true, maximumFen: 1_000n, machineRefunds: true })).toBe("auto");
    expect(refundMethodFor("ordinary", 1_001n, { agreed: true, maximumFen: 1_000n, machineRefunds: true })).toBe(
      "manual",
    );
  });

  it("REFUND-05 are refunded automatically at exactly the maximum", () => {
    expect(refundMethodFor("ordinary", 1_000n, { agreed: true, maximumFen: 1_000n, machineRefunds: true })).toBe(
      "auto",
    );
  });

  it("MACHINE-07 are left to a person where the machine refunds nothing, whatever the merchant agreed to", () => {
    for (const agreed of [true, false])
      expect(refundMethodFor("ordinary", 1n, { agreed, maximumFen: 1_000n, machineRefunds: false })).toBe("manual");
  });

  it("ORDER-12 are never refunded automatically when they are lucky purchases", () => {
    expect(refundMethodFor("luckyPurchase", 1n, { agreed: false, maximumFen: 0n, machineRefunds: true })).toBe(
      "manual",
    );
  });
});

describe("people and exceptions", () => {
  const facts = (more: Partial<ProcessFacts>): ProcessFacts => ({
    state: "exception",
    payState: "paid",
    delivery: "failed",
    waitingFen: 0n,
    ...more,
  });
  const said = { note: "x", outcome: null };

  it("ORDER-16 processes exceptions only, and only with a reason", () => {
    expect(checkProcessException(facts({}), { note: " 已联系客户 ", outcome: null })).toEqual({
      ok: true,
      value: "已联系客户",
    });
    expect(checkProcessException(facts({}), { note: "  ", outcome: null })).toMatchObject({
      code: "orders.noteRequired",
    });
    for (const state of orderStates.filter((one) => one !== "exception"))
      expect(checkProcessException(facts({ state }), said)).toMatchObject({ code: "orders.notInException" });
  });

  it("ORDER-16 asks what became of money that waits, and of no other", () => {
    for (const outcome of processOutcomes) {
      expect(checkProcessException(facts({ waitingFen: 1n }), { note: "x", outcome })).toEqual({
        ok: true,
        value: "x",
      });
      expect(checkProcessException(facts({}), { note: "x", outcome })).toMatchObject({ code: "orders.nothingWaits" });
    }
    expect(checkProcessException(facts({ waitingFen: 1n }), said)).toMatchObject({ code: "orders.outcomeRequired" });
    expect(checkProcessable(facts({ state: "exceptionProcessed", waitingFen: 1n })).ok).toBe(true);
  });

  it("ORDER-16 waits for a refund or a delivery that is under way with that money", () => {
    expect(checkProcessable(facts({ waitingFen: 1n, payState: "refunding" }))).toMatchObject({
      code: "orders.refundRunning",
    });
    expect(checkProcessable(facts({ waitingFen: 1n, delivery: "delivering" }))).toMatchObject({
      code: "orders.deliveryRunning",
    });
    expect(checkProcessable(facts({ payState: "refunding" })).ok).toBe(true);
  });

  it("lets money wait from payment to goods, outcome or refund", () => {
    const order = {
      payState: "paid",
      paidFen: 350n,
      refundedFen: 100n,
      soldAtMachine: false,
      ship: "unknown",
      outcome: null,
    } as const;
    expect(waitingFen(order)).toBe(250n);
    for (const ship of ["dispensed", "part"] as const) expect(waitingFen({ ...order, ship })).toBe(0n);
    expect(waitingFen({ ...order, soldAtMachine: true })).toBe(0n);
    expect(waitingFen({ ...order, outcome: "writtenOff" })).toBe(0n);
    for (const payState of ["unpaid", "closed", "refunded"] as const)
      expect(waitingFen({ ...order, payState })).toBe(0n);
  });

  it("ORDER-18 dispenses again only what is paid and did not come out", () => {
    const allowed = (Object.keys(shipTable) as ShipState[]).filter(
      (ship) => checkRemoteDispense({ payState: "paid", ship, outcome: null }).ok,
    );
    expect(new Set(allowed)).toEqual(new Set(["failed", "unknown"]));
    for (const payState of ["unpaid", "refunding", "refunded", "closed"] as const)
      expect(checkRemoteDispense({ payState, ship: "failed", outcome: null }).ok).toBe(false);
    expect(checkRemoteDispense({ payState: "paid", ship: "failed", outcome: "handedOver" }).ok).toBe(false);
    const received = { payState: "paid", ship: "failed", outcome: null, state: "offlineReceipt" } as const;
    expect(checkRemoteDispense(received).ok).toBe(false);
  });

  it("ORDER-18 may offer whatever it allows to dispense again", () => {
    for (const ship of Object.keys(shipTable) as ShipState[]) {
      if (checkRemoteDispense({ payState: "paid", ship, outcome: null }).ok)
        expect(shipTable[ship].offer).toBe("offered");
    }
  });

  it("ORDER-14 ORDER-15 name seven payment methods and six business types", () => {
    expect(paymentKinds).toEqual(["alipay", "wechat", "unionpay", "pickupCode", "memberCard", "cash", "other"]);
    expect(businessTypes).toEqual(["ordinary", "luckyPurchase", "pickupCode", "miniProgram", "mall", "prescription"]);
  });

  it("ORDER-13 shows every state of dispensing as one of five", () => {
    for (const ship of Object.keys(shipTable) as ShipState[]) expect(deliveryStates).toContain(deliveryState(ship));
  });
});
