import { describe, expect, it } from "vitest";
import { mayDispense, mayProcess, mayRefund, refundableFen } from "./rules.ts";
import { timelineOf } from "./timeline.ts";
import type { OrderDetail, OrderRow } from "./words.ts";

const order = {
  orderNo: "1",
  payStatus: "paid",
  deliveryStatus: "failed",
  orderStatus: "exception",
  paidFen: "350",
  refundFen: "100",
  waitingFen: "250",
  outcome: null,
  orderTime: "2026-11-21T01:00:00Z",
  payTime: "2026-11-21T01:00:05Z",
  deliverTime: null,
} as OrderRow;
const event = (kind: string, at: string, detail: Record<string, string> = {}): OrderDetail["events"][number] => ({
  kind,
  at,
  occurredAt: null,
  source: "cloud",
  actor: null,
  detail,
});
const refund = (refundId: string, requestedAt: string): OrderDetail["refunds"][number] => ({
  refundId,
  amountFen: "100",
  status: "refunded",
  reason: "itemJammed",
  method: "auto",
  operator: null,
  requestedAt,
  finishedAt: null,
  failure: null,
});

describe("timeline of an order", () => {
  it("ORDER-03 mixes events and refunds in one line, oldest first", () => {
    const entries = timelineOf({
      order,
      events: [
        event("offered", "2026-11-21T01:00:06Z"),
        event("refundAsked", "2026-11-21T01:05:00Z", { refund: "9" }),
        event("failed", "2026-11-21T01:01:00Z"),
      ],
      refunds: [refund("9", "2026-11-21T01:05:00Z"), refund("8", "2026-11-21T01:03:00Z")],
      promotions: [],
    });
    expect(entries.map((entry) => [entry.kind, entry.refund?.refundId])).toEqual([
      ["placed", undefined],
      ["paid", undefined],
      ["offered", undefined],
      ["failed", undefined],
      ["refundAsked", "8"],
      ["refundAsked", "9"],
    ]);
  });

  it("tells a sale that the machine finished by itself from the order alone", () => {
    const done: OrderRow = { ...order, deliveryStatus: "delivered", deliverTime: "2026-11-21T01:00:09Z" };
    expect(timelineOf({ order: done, events: [], refunds: [], promotions: [] }).map((entry) => entry.kind)).toEqual([
      "placed",
      "paid",
      "dispensed",
    ]);
  });
});

describe("rules of an order's actions", () => {
  it("REFUND-07 refunds at most what is left of a paid order", () => {
    expect(refundableFen(order)).toBe(250n);
    expect(mayRefund(order, 251n)).toMatchObject({
      ok: false,
      code: "orders.refundTooLarge",
      values: { limit: "2.50" },
    });
    expect(mayRefund({ ...order, payStatus: "refunding" })).toMatchObject({ code: "orders.refundRunning" });
  });

  it("ORDER-16 processes exceptions only, and what they left waiting", () => {
    expect(mayProcess(order).ok).toBe(true);
    expect(mayProcess({ ...order, orderStatus: "completed" })).toMatchObject({ code: "orders.notInException" });
    expect(mayProcess({ ...order, orderStatus: "exceptionProcessed" }).ok).toBe(true);
    expect(mayProcess({ ...order, orderStatus: "exceptionProcessed", waitingFen: "0" })).toMatchObject({
      code: "orders.notInException",
    });
    expect(mayProcess({ ...order, payStatus: "refunding" })).toMatchObject({ code: "orders.refundRunning" });
  });

  it("ORDER-18 dispenses again only after a failed delivery", () => {
    expect(mayDispense(order).ok).toBe(true);
    expect(mayDispense({ ...order, deliveryStatus: "delivered" })).toMatchObject({ code: "orders.deliveryNotFailed" });
    expect(mayDispense({ ...order, outcome: "handedOver" })).toMatchObject({ code: "orders.deliveryNotFailed" });
    expect(mayDispense({ ...order, businessType: "pickupCode" })).toMatchObject({ code: "orders.pickupAgain" });
  });
});
