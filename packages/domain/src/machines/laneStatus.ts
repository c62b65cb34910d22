import type { StateTable } from "../states.ts";
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
