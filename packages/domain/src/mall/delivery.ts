import { fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { MallOrderState } from "./order.ts";

/** States of an order that is or was to be brought; before it is paid there is nothing to bring (MALL-06). */
export const mallDeliveryStates = [
  "toDeliver",
  "delivering",
  "completed",
  "refunding",
  "refunded",
] as const satisfies readonly MallOrderState[];
export type MallDeliveryState = (typeof mallDeliveryStates)[number];

/** Who of the merchant's people brings orders, and on which round. */
export interface DeliveryForm {
  readonly courierId: string | null;
  readonly deliveryRoute: string;
}

/** A courier is required; a round may stay unnamed. */
export function checkDelivery({
  courierId,
  deliveryRoute,
}: DeliveryForm): Result<{ readonly courierId: string; readonly deliveryRoute: string }> {
  if (courierId === null) return refuse("field.required", { field: "courierId" });
  const route = deliveryRoute.trim();
  return [...route].length > fieldLimits.nameLength
    ? refuse("field.tooLong", { field: "deliveryRoute", values: { limit: fieldLimits.nameLength } })
    : accept({ courierId, deliveryRoute: route });
}
