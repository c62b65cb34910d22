import type { AdDeliveryState } from "@yunshou/domain";
import type { Tone } from "../platform/kit/index.ts";

/** How far something is on its way to a machine. */
export const deliveryTones: Readonly<Record<AdDeliveryState, Tone>> = {
  pending: "neutral",
  sent: "warning",
  confirmed: "good",
  refused: "bad",
  expired: "bad",
};
