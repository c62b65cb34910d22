import { checkText, fieldLimits } from "../fields.ts";
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

/** Who brings orders, and on which round. */
export interface DeliveryForm {
  readonly courier: string;
  readonly deliveryRoute: string;
}

/** A courier is required; a round may stay unnamed. */
export function checkDelivery({ courier, deliveryRoute }: DeliveryForm): Result<DeliveryForm> {
  const name = checkText(courier, "courier", fieldLimits.nameLength);
  if (!name.ok) return name;
  const route = deliveryRoute.trim();
  return [...route].length > fieldLimits.nameLength
    ? refuse("field.tooLong", { field: "deliveryRoute", values: { limit: fieldLimits.nameLength } })
    : accept({ courier: name.value, deliveryRoute: route });
}
