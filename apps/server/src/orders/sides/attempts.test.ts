import { describe, expect, it } from "vitest";
import type { EventRow } from "../list/orderDetail.queries.ts";
import { attemptsOf } from "./attempts.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 1, 0, second));
const event = (kind: string, second: number, detail: EventRow["detail"] = {}, actor: string | null = null) =>
  ({ kind, at: at(second), occurredAt: null, source: "cloud", actor, detail }) as EventRow;
const order = {
  orderNo: "1",
  machineNo: "M1",
  machineName: "一号机",
  laneNo: 11,
  productName: "可乐",
  quantity: 2,
  merchantOrderNo: "pay:7",
  shipState: "dispensed",
  dispensed: 2,
  weightBeforeGrams: null,
  weightAfterGrams: null,
  deliverTime: null,
} as unknown as Parameters<typeof attemptsOf>[0];

describe("tries of a machine", () => {
  it("ORDER-03 ORDER-18 begin with each offer and hold what the machine said of it", () => {
    const tries = attemptsOf(order, [
      event("placed", 0),
      event("offered", 1),
      event("granted", 2),
      event("part", 5, { dispensed: 1, fault: "jam", weightBeforeGrams: 900, weightAfterGrams: 550 }),
      event("exception", 5),
      event("remoteDispense", 60, {}, "林晓云"),
      event("offered", 60),
      event("unknown", 360),
    ]);
    expect(tries).toMatchObject([
      {
        attempt: 1,
        operatorName: null,
        offerTime: at(1),
        grantTime: at(2),
        deliverTime: at(5),
        dispensed: 1,
        fault: "jam",
        deliveryStatus: "partlyDelivered",
        weightBeforeGrams: 900,
        weightAfterGrams: 550,
      },
      { attempt: 2, operatorName: "林晓云", grantTime: null, dispensed: null, fault: null, deliveryStatus: "failed" },
    ]);
  });

  it("ORDER-13 are under way until something is heard", () => {
    expect(attemptsOf(order, [event("offered", 1)])).toMatchObject([
      { deliveryStatus: "delivering", deliverTime: null },
    ]);
    expect(attemptsOf(order, [])).toEqual([]);
  });

  it("ORDER-03 of a sale that the machine made by itself are told from the order", () => {
    const own = { ...order, merchantOrderNo: "sale:7", weightBeforeGrams: 900, weightAfterGrams: 200 };
    expect(attemptsOf(own, [event("placed", 0), event("paid", 0)])).toMatchObject([
      { attempt: 1, dispensed: 2, deliveryStatus: "delivered", weightBeforeGrams: 900, offerTime: null },
    ]);
    // Of a lucky purchase that was not won nothing was to come out.
    expect(attemptsOf({ ...own, shipState: "none" }, [])).toEqual([]);
  });
});
