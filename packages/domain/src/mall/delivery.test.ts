import { expect, it } from "vitest";
import { fieldLimits } from "../fields.ts";
import { checkDelivery, mallDeliveryStates } from "./delivery.ts";
import { checkMallAction, mallOrderStates } from "./order.ts";

it("MALL-04 a delivery names who brings it; its round may stay unnamed", () => {
  expect(checkDelivery({ courier: " 李师傅 ", deliveryRoute: " " })).toEqual({
    ok: true,
    value: { courier: "李师傅", deliveryRoute: "" },
  });
  const long = "线".repeat(fieldLimits.nameLength + 1);
  for (const [form, code, field] of [
    [{ courier: " ", deliveryRoute: "" }, "field.required", "courier"],
    [{ courier: long, deliveryRoute: "" }, "field.tooLong", "courier"],
    [{ courier: "李师傅", deliveryRoute: long }, "field.tooLong", "deliveryRoute"],
  ] as const)
    expect(checkDelivery(form)).toMatchObject({ code, field });
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
