import { expect, it } from "vitest";
import { fieldLimits } from "../fields.ts";
import { checkDelivery, mallDeliveryStates } from "./delivery.ts";
import { checkMallAction, mallOrderStates } from "./order.ts";

it("MALL-04 a delivery names who brings it; its round may stay unnamed", () => {
  expect(checkDelivery({ courierId: "7", deliveryRoute: " 天河东 " })).toEqual({
    ok: true,
    value: { courierId: "7", deliveryRoute: "天河东" },
  });
  const long = "线".repeat(fieldLimits.nameLength + 1);
  expect(checkDelivery({ courierId: null, deliveryRoute: "" })).toMatchObject({
    code: "field.required",
    field: "courierId",
  });
  expect(checkDelivery({ courierId: "7", deliveryRoute: long })).toMatchObject({
    code: "field.tooLong",
    field: "deliveryRoute",
  });
});

it("MALL-06 a courier is named while the goods are not there yet, and only a paid order is a delivery", () => {
  const allows = (action: "assign" | "complete") =>
    mallOrderStates.filter((state) => checkMallAction(state, action).ok);
  expect(allows("assign")).toEqual(["toDeliver", "delivering"]);
  expect(allows("complete")).toEqual(["delivering"]);
  expect(mallOrderStates.filter((state) => !(mallDeliveryStates as readonly string[]).includes(state))).toEqual([
    "toPay",
    "toGather",
    "toPickUp",
    "cancelled",
  ]);
});
