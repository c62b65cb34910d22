import type { AlarmKind } from "./values.ts";

/** Faults and outages; what lacks goods or change is no fault of the machine (MACHINE-25). */
export const diagnosedKinds = [
  "offline",
  "laneFault",
  "temperature",
  "humidity",
  "doorOpen",
  "flow",
  "contradiction",
  "weightDiffers",
  "badMessage",
] as const satisfies readonly AlarmKind[];
export type DiagnosedKind = (typeof diagnosedKinds)[number];

/** Part of a time in which a machine was connected, 0 to 1; null where there was no time. */
export function onlineRate(spanSeconds: number, offlineSeconds: number): number | null {
  return spanSeconds <= 0 ? null : Math.max(0, 1 - offlineSeconds / spanSeconds);
}

/** Mean time between failures in seconds: the time without a fault over the faults; null where nothing failed. */
export function meanBetweenFailures(spanSeconds: number, downSeconds: number, faults: number): number | null {
  return faults === 0 ? null : Math.max(0, spanSeconds - downSeconds) / faults;
}

/** Mean time to repair in seconds, over the faults that ended; null where none did. */
export function meanTimeToRepair(repairSeconds: number, repaired: number): number | null {
  return repaired === 0 ? null : repairSeconds / repaired;
}
