import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../dates.ts";
import {
  checkGuesses,
  checkPickupCancel,
  checkPickupContent,
  checkPickupCount,
  checkPickupExpiry,
  checkRedeem,
  openPickupStates,
  pickupContentText,
  pickupExpiry,
  pickupGuesses,
  type PickupLane,
  type PickupLine,
  pickupStateAfter,
  pickupStates,
  planPickup,
} from "./pickup.ts";
import { turnToSell } from "../pharmacy/batches.ts";
import { readTypedCode, showTypedCode } from "../typedCodes.ts";

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? undefined : result.code);
const line = (productId: string, quantity: number, delivered = 0, underWay = 0): PickupLine => ({
  productId,
  quantity,
  delivered,
  underWay,
});
const lane = (productId: string, stock: number, more: Partial<PickupLane> = {}): PickupLane => ({
  productId,
  stock,
  status: "normal",
  locked: false,
  priceFen: 100n,
  reserved: 0,
  ...more,
});

describe("making pickup codes", () => {
  it.each([
    [[], "orders.pickupEmpty"],
    [Array.from({ length: 11 }, (_, n) => ({ productId: String(n), quantity: 1 })), "orders.pickupTooManyProducts"],
    [
      [
        { productId: "1", quantity: 1 },
        { productId: "1", quantity: 2 },
      ],
      "orders.pickupProductTwice",
    ],
    [[{ productId: "1", quantity: 0 }], "orders.pickupPiecesOutOfRange"],
    [[{ productId: "1", quantity: 21 }], "orders.pickupPiecesOutOfRange"],
    [[{ productId: "1", quantity: 1.5 }], "orders.pickupPiecesOutOfRange"],
    [[{ productId: "1", quantity: 20 }], undefined],
  ])("PICKUP-03 checks the content %j: %s", (lines, code) => {
    expect(codeOf(checkPickupContent(lines))).toBe(code);
  });

  it("PICKUP-03 separates products by an asterisk", () => {
    expect(
      pickupContentText([
        { productName: "可乐", quantity: 1 },
        { productName: "雪碧", quantity: 2 },
      ]),
    ).toBe("可乐*雪碧×2");
  });

  it.each([
    ["2026-01-15", "2026-07-15"],
    ["2026-08-31", "2027-02-28"],
    ["2023-08-31", "2024-02-29"],
    ["2026-11-22", "2027-05-22"],
  ])("PICKUP-04 PICKUP-08 ends six calendar months after %s, on %s", (today, last) => {
    expect(pickupExpiry(today)).toBe(last);
  });

  it("takes a last day from today to five years on", () => {
    const ends = (validTo: string) => codeOf(checkPickupExpiry(validTo, "2026-11-22"));
    expect([ends("2026-11-21"), ends("2026-11-22"), ends(addMonths("2026-11-22", 60)), ends("2031-11-23")]).toEqual([
      "orders.pickupExpiryPast",
      undefined,
      undefined,
      "orders.pickupExpiryFar",
    ]);
  });

  it("PICKUP-05 makes no more than the merchant may have open", () => {
    expect(checkPickupCount(3, { open: 7, maximum: 10 })).toEqual({ ok: true, value: 3 });
    expect(checkPickupCount(4, { open: 7, maximum: 10 })).toMatchObject({
      code: "orders.pickupMaximum",
      values: { limit: 10, left: 3 },
    });
    expect(checkPickupCount(1, { open: 12, maximum: 10 })).toMatchObject({ values: { left: 0 } });
    for (const count of [0, -1, 1.5, 10_001])
      expect(codeOf(checkPickupCount(count, { open: 0, maximum: 1_000_000 }))).toBe("orders.pickupCountOutOfRange");
  });

  it("PICKUP-07 cancels unused and partly delivered codes only", () => {
    expect(pickupStates.filter((state) => checkPickupCancel(state).ok)).toEqual(["unused", "partlyDelivered"]);
  });
});

describe("reading a code", () => {
  it("takes twelve digits, with spaces or hyphens as they are printed", () => {
    const code = "012345678901";
    expect([code, showTypedCode(code), "0123-4567-8901"].map(readTypedCode)).toEqual([code, code, code]);
    expect(["", "1", "01234567890a", "0123456789012", "٠١٢٣٤٥٦٧٨٩٠١"].map(readTypedCode)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});

describe("redeeming a code", () => {
  const at = { machineId: "1", today: "2026-11-22" };
  it("PICKUP-02 says why a code cannot be used", () => {
    const answers = Object.fromEntries(
      pickupStates.map((state) => [state, codeOf(checkRedeem({ state, validTo: "2026-11-22", machineIds: [] }, at))]),
    );
    expect(answers).toEqual({
      unused: undefined,
      used: "orders.pickupInUse",
      allDelivered: "orders.pickupDelivered",
      partlyDelivered: undefined,
      failed: undefined,
      expired: "orders.pickupExpired",
      cancelled: "orders.pickupCancelled",
    });
    expect(codeOf(checkRedeem({ state: "unused", validTo: "2026-11-21", machineIds: [] }, at))).toBe(
      "orders.pickupExpired",
    );
    expect(codeOf(checkRedeem({ state: "unused", validTo: "2026-11-22", machineIds: ["2"] }, at))).toBe(
      "orders.pickupOtherMachine",
    );
    expect(checkRedeem({ state: "unused", validTo: "2026-11-22", machineIds: ["2", "1"] }, at).ok).toBe(true);
  });

  it("LANE-07 plans lanes for pickup first, then the fullest", () => {
    const lanes = [lane("1", 2), lane("1", 5), lane("1", 1, { status: "pickupOnly" }), lane("2", 9)];
    const plan = planPickup([line("1", 7)], lanes);
    expect(plan.ok && plan.value.map((part) => [lanes.indexOf(part.lane), part.quantity])).toEqual([
      [2, 1],
      [1, 5],
      [0, 1],
    ]);
  });

  it("MED-11 plans what expires first before what is fuller, and what may not be sold at the very end", () => {
    const today = "2026-05-01";
    const batchOf = (shelfLifeDate: string, recalled = false) => ({
      turn: turnToSell({ shelfLifeDate, recalled }, today),
    });
    const lanes = [
      lane("1", 9, batchOf("2026-04-30")),
      lane("1", 8, { turn: turnToSell(null, today) }),
      lane("1", 7, batchOf("2027-01-01")),
      lane("1", 6, batchOf("2026-05-01")),
      lane("1", 5, batchOf("2026-05-02", true)),
    ];
    const plan = planPickup([line("1", 20)], lanes);
    expect(plan.ok && plan.value.map((part) => lanes.indexOf(part.lane))).toEqual([3, 2, 1]);
    const all = planPickup([line("1", 35)], lanes);
    expect(all.ok && all.value.map((part) => lanes.indexOf(part.lane)).slice(0, 3)).toEqual([3, 2, 1]);
    expect(all.ok && all.value.length).toBe(5);
  });

  it.each(["abnormal", "discontinued"] as const)("never plans a lane that is %s", (status) => {
    expect(codeOf(planPickup([line("1", 1)], [lane("1", 5, { status })]))).toBe("orders.pickupNotHere");
  });

  it("never plans more than a lane holds beyond what others wait for, or than is left of the code", () => {
    const quantity = fc.integer({ min: 1, max: 20 });
    const anyLane = fc.record({
      productId: fc.constantFrom("1", "2"),
      stock: fc.integer({ min: 0, max: 30 }),
      reserved: fc.integer({ min: 0, max: 10 }),
      status: fc.constantFrom("normal", "pickupOnly", "abnormal", "discontinued"),
      locked: fc.boolean(),
      priceFen: fc.constant(null),
    });
    fc.assert(
      fc.property(quantity, fc.nat(20), fc.array(anyLane, { maxLength: 8 }), (wanted, delivered, lanes) => {
        const lines = [line("1", wanted, Math.min(delivered, wanted)), line("2", 1)];
        const plan = planPickup(lines, lanes as PickupLane[]);
        if (!plan.ok) return;
        for (const { productId, quantity: wantedOf, delivered: gone } of lines) {
          const planned = plan.value.filter((part) => part.productId === productId);
          expect(planned.reduce((sum, part) => sum + part.quantity, 0)).toBeLessThanOrEqual(wantedOf - gone);
        }
        for (const part of plan.value) {
          expect(part.quantity).toBeGreaterThan(0);
          expect(part.quantity).toBeLessThanOrEqual(part.lane.stock - part.lane.reserved);
          expect(part.lane.locked).toBe(false);
        }
      }),
    );
  });

  it("PICKUP-02 follows from what came out, once nothing is under way", () => {
    const after = (...lines: PickupLine[]) => pickupStateAfter("used", lines);
    expect([
      after(line("1", 2, 2), line("2", 1, 1)),
      after(line("1", 2, 1), line("2", 1, 1)),
      after(line("1", 2), line("2", 1)),
      after(line("1", 2, 2), line("2", 1, 0, 1)),
    ]).toEqual(["allDelivered", "partlyDelivered", "failed", undefined]);
    expect(pickupStateAfter("cancelled", [line("1", 1, 1)])).toBeUndefined();
  });

  it("counts open codes as those with which something may still be fetched", () => {
    const closed = pickupStates.filter((state) => !openPickupStates.some((open) => open === state));
    expect(closed).toEqual(["allDelivered", "expired", "cancelled"]);
  });
});

describe("guessing", () => {
  it("ends at the limit of a machine, and at that of its merchant", () => {
    const { ofMachine, ofMerchant } = pickupGuesses;
    expect(checkGuesses({ ofMachine: ofMachine - 1, ofMerchant: ofMerchant - 1 }).ok).toBe(true);
    expect(codeOf(checkGuesses({ ofMachine, ofMerchant: 0 }))).toBe("orders.pickupTooManyTries");
    expect(codeOf(checkGuesses({ ofMachine: 0, ofMerchant }))).toBe("orders.pickupTooManyTries");
  });
});
