import type { RowOf } from "@yunshou/contract";
import type { pickups } from "@yunshou/contract/orders/pickups";
import type { PickupState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export type PickupRow = RowOf<typeof pickups.list>;

/** What the states of a code mean at a glance. */
export const pickupTones: Readonly<Record<PickupState, Tone>> = {
  unused: "good",
  used: "running",
  allDelivered: "quiet",
  partlyDelivered: "warning",
  failed: "bad",
  expired: "neutral",
  cancelled: "neutral",
};
