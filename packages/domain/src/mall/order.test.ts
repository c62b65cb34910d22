import { describe, expect, it } from "vitest";
import { payStates } from "../orders/values.ts";
import type { Result } from "../result.ts";
import {
  checkMallAction,
  checkMallOrder,
  fulfilmentAtMachine,
  fulfilments,
  mallHoldOf,
  mallOrderActions,
  mallOrderStates,
  mallOrderTable,
  quickBuyState,
} from "./order.ts";

const said = (result: Result<unknown>) => (result.ok ? "accepted" : [result.code, result.field]);
const pairs = payStates.flatMap((pay) => fulfilments.map((goods) => [pay, goods] as const));

describe("the states of an order of the mall", () => {
  it("MALL-06 follow from payment and goods, for every pair of them", () => {
    const table = pairs.map(
      ([pay, goods]) => `${pay} ${goods} → ${mallOrderTable[pay][goods]} ${mallHoldOf(pay, goods)}`,
    );
    expect(table).toEqual([
      "unpaid toGather → toPay reserved",
      "unpaid toDeliver → toPay reserved",
      "unpaid delivering → toPay reserved",
      "unpaid toPickUp → toPay reserved",
      "unpaid completed → toPay taken",
      "paid toGather → toGather reserved",
      "paid toDeliver → toDeliver reserved",
      "paid delivering → delivering reserved",
      "paid toPickUp → toPickUp reserved",
      "paid completed → completed taken",
      "refunding toGather → refunding reserved",
      "refunding toDeliver → refunding reserved",
      "refunding delivering → refunding reserved",
      "refunding toPickUp → refunding reserved",
      "refunding completed → refunding taken",
      "refunded toGather → refunded released",
      "refunded toDeliver → refunded released",
      "refunded delivering → refunded released",
      "refunded toPickUp → refunded released",
      "refunded completed → refunded taken",
      "closed toGather → cancelled released",
      "closed toDeliver → cancelled released",
      "closed delivering → cancelled released",
      "closed toPickUp → cancelled released",
      "closed completed → cancelled taken",
    ]);
    expect(new Set(pairs.map(([pay, goods]) => mallOrderTable[pay][goods]))).toEqual(new Set(mallOrderStates));
  });

  it("MALL-06 allow what is listed and refuse everything else, for every state and action", () => {
    const may = Object.fromEntries(
      mallOrderStates.map((state) => [
        state,
        mallOrderActions.filter((action) => checkMallAction(state, action).ok).join(" "),
      ]),
    );
    expect(may).toEqual({
      toPay: "close",
      toGather: "refund",
      toDeliver: "deliver assign refund",
      delivering: "assign complete refund",
      toPickUp: "handOver refund",
      completed: "refund",
      cancelled: "",
      refunding: "",
      refunded: "",
    });
    expect(checkMallAction("refunded", "deliver")).toMatchObject({ code: "state.notAllowed" });
  });
});

describe("a new order of the mall", () => {
  const form = {
    quantity: 2,
    deliveryWay: "delivery",
    receiver: "林晓",
    receiverPhone: "13900001111",
    address: "天河路1号",
  } as const;
  const facts = {
    isOpen: true,
    deliveryWays: ["delivery", "pickup"],
    deliveryFeeFen: 600n,
    onShelf: true,
    priceFen: 1_500n,
    free: 2,
    unpaid: 0,
  } as const;

  it("MALL-02 MALL-04 costs its pieces and the delivery, at the price of the shelf", () => {
    expect(checkMallOrder(form, facts)).toEqual({ ok: true, value: { goodsFen: 3_000n, feeFen: 600n } });
    expect(checkMallOrder({ ...form, deliveryWay: "pickup", address: "" }, facts)).toEqual({
      ok: true,
      value: { goodsFen: 3_000n, feeFen: 0n },
    });
  });

  it("MALL-02 MALL-04 is refused by a closed shop, without goods, and with what cannot be", () => {
    expect([
      said(checkMallOrder(form, { ...facts, isOpen: false })),
      said(checkMallOrder(form, { ...facts, onShelf: false })),
      said(checkMallOrder({ ...form, quantity: 0 }, facts)),
      said(checkMallOrder({ ...form, quantity: 1e9 }, facts)),
      said(checkMallOrder({ ...form, quantity: 1.5 }, facts)),
      said(checkMallOrder({ ...form, quantity: 3 }, facts)),
      said(checkMallOrder(form, { ...facts, deliveryWays: ["pickup"] })),
      said(checkMallOrder({ ...form, receiver: " " }, facts)),
      said(checkMallOrder({ ...form, receiverPhone: "1390000" }, facts)),
      said(checkMallOrder({ ...form, address: "" }, facts)),
      said(checkMallOrder(form, { ...facts, unpaid: 3 })),
      said(checkMallOrder({ ...form, quantity: 999 }, { ...facts, free: 999, priceFen: 1_000_000_000n })),
    ]).toEqual([
      ["mall.shopClosed", undefined],
      ["mall.productOffShelf", "mallProductId"],
      ["mall.quantityOutOfRange", "quantity"],
      ["mall.quantityOutOfRange", "quantity"],
      ["mall.quantityOutOfRange", "quantity"],
      ["mall.outOfStock", "quantity"],
      ["mall.wayNotOffered", "deliveryWay"],
      ["field.required", "receiver"],
      ["field.notMobile", "receiverPhone"],
      ["field.required", "address"],
      ["mall.tooManyUnpaid", undefined],
      ["mall.quantityOutOfRange", "quantity"],
    ]);
  });
});

describe("a machine that sells to phones", () => {
  const open = { isOpen: true, storeState: "open", operation: "inOperation", inService: true, isOnline: true } as const;

  it("MALL-02 MERCHANT-19 says what people decided before what the network says", () => {
    expect(quickBuyState(open)).toBe("open");
    expect(quickBuyState({ ...open, isOnline: false })).toBe("offline");
    expect(quickBuyState({ ...open, isOnline: false, operation: "stopSell" })).toBe("stopped");
    expect(quickBuyState({ ...open, inService: false })).toBe("stopped");
    expect(quickBuyState({ ...open, isOnline: false, isOpen: false })).toBe("closed");
    expect(quickBuyState({ ...open, storeState: "closed" })).toBe("closed");
  });

  it("MALL-06 hands goods over when they are out, wholly or in part", () => {
    const ships = ["none", "offered", "claimed", "granted", "dispensed", "part", "failed", "unknown"] as const;
    expect(ships.filter((ship) => fulfilmentAtMachine(ship) === "completed")).toEqual(["dispensed", "part"]);
  });
});
