import { type StateTable, step } from "../states.ts";
import type { LaneStatus } from "./values.ts";

/**
 * Lane status (LANE-03). The machine reports faults and recoveries; people stop, enable and reserve for pickup.
 * An abnormal lane may be stopped by a person and comes back as normal when enabled.
 */
export const laneStatusTable: StateTable<LaneStatus, "stop" | "enable" | "reserve" | "break" | "recover"> = {
  normal: { stop: "discontinued", reserve: "pickupOnly", break: "abnormal" },
  abnormal: { stop: "discontinued", recover: "normal", enable: "normal", break: "abnormal" },
  discontinued: { enable: "normal", reserve: "pickupOnly", break: "discontinued", recover: "discontinued" },
  pickupOnly: { enable: "normal", stop: "discontinued", break: "abnormal", recover: "pickupOnly" },
};

/** A lane as far as its machine decides about it. */
export interface LaneHealth {
  readonly status: LaneStatus;
  /** What it was when it broke, while it is abnormal. */
  readonly brokeFrom: "normal" | "pickupOnly" | null;
}

/**
 * A lane after its machine said that it is broken or works again. It is again what it was: what lies in a lane for pickups is
 * owed to somebody, and must not be sold because a motor jammed once (LANE-07).
 */
export function afterNews({ status, brokeFrom }: LaneHealth, isBroken: boolean): LaneHealth {
  const next = step(laneStatusTable, status, isBroken ? "break" : "recover");
  const after = next.ok ? next.value : status;
  if (isBroken)
    return { status: after, brokeFrom: status === "normal" || status === "pickupOnly" ? status : brokeFrom };
  return { status: status === "abnormal" ? (brokeFrom ?? after) : after, brokeFrom: null };
}
