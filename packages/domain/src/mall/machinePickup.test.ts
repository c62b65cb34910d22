import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFetch, fetchingLane, isPlacedByPhone, promisedLane } from "./machinePickup.ts";

const lane = (stock: number, more: object = {}) => ({
  productId: "1",
  status: "pickupOnly" as const,
  locked: false,
  priceFen: null,
  stock,
  reserved: 0,
  ...more,
});

describe("a machine as a pickup point of the mall", () => {
  it("LANE-07 promises phones the fullest lane that serves pickups only", () => {
    const lanes = [lane(9, { status: "normal" }), lane(3), lane(6, { reserved: 4 }), lane(8, { locked: true })];
    expect(promisedLane(lanes, "1")).toEqual({ lane: lanes[1], free: 3 });
    expect(promisedLane(lanes, "2")).toBeUndefined();
    expect(promisedLane([lane(2, { reserved: 5 })], "1")?.free).toBe(0);
  });

  it("PICKUP-02 fetches with a code what is paid, once, and again what failed", () => {
    const code = (payState: "unpaid" | "paid" | "refunding", shipState: "none" | "granted" | "failed" | "part") => {
      const answer = checkFetch({ payState, shipState, outcome: null });
      return answer.ok ? undefined : answer.code;
    };
    expect([code("paid", "none"), code("paid", "failed")]).toEqual([undefined, undefined]);
    expect([
      code("unpaid", "none"),
      code("refunding", "failed"),
      code("paid", "granted"),
      code("paid", "part"),
    ]).toEqual(["orders.pickupUnknown", "orders.pickupCancelled", "orders.pickupInUse", "orders.pickupDelivered"]);
    expect(checkFetch({ payState: "paid", shipState: "failed", outcome: "handedOver" }).ok).toBe(false);
  });

  it("takes a lane only where all pieces of the order lie free", () => {
    const lanes = fc.array(fc.record({ stock: fc.nat(9), reserved: fc.nat(9) }), { maxLength: 6 });
    fc.assert(
      fc.property(lanes, fc.integer({ min: 1, max: 9 }), (some, quantity) => {
        const all = some.map((one) => lane(one.stock, one));
        const found = fetchingLane({ productId: "1", quantity }, all);
        expect(found !== undefined).toBe(some.some(({ stock, reserved }) => stock - reserved >= quantity));
        if (found !== undefined) expect(found.stock - found.reserved).toBeGreaterThanOrEqual(quantity);
      }),
    );
  });

  it("knows an order of a phone by its source", () => {
    const hash = "0".repeat(32);
    expect([`mall:${hash}`, `quickBuy:${hash}`, "mall:1", "pay:1"].map(isPlacedByPhone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
