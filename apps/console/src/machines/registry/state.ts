import type { OutputOf, RowOf } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";
import type { Tone } from "../../platform/kit/index.ts";

export type MachineRow = RowOf<typeof machines.list>;
export type MachineDetail = OutputOf<typeof machines.detail>;

/** Colours of connection states. */
export const connectionTones: Readonly<Record<MachineRow["onlineStatus"], Tone>> = {
  online: "good",
  offline: "bad",
  notActivated: "neutral",
};

/** States that a machine shows beside its connection, worst first (MACHINE-08, MACHINE-09). */
export function shownStates(row: Pick<MachineRow, "conditions" | "operation" | "decommissioned">) {
  if (row.decommissioned) return [{ state: "decommissioned" as const, tone: "neutral" as const }];
  const order = ["fault", "temperature", "outOfStock", "outOfChange"] as const;
  const conditions = order
    .filter((condition) => row.conditions.includes(condition))
    .map((state) => ({
      state,
      tone: state === "fault" || state === "temperature" ? ("bad" as const) : ("warning" as const),
    }));
  const stopped = row.operation === "stopSell" ? [{ state: "stopSell" as const, tone: "warning" as const }] : [];
  const all = [...conditions, ...stopped];
  return all.length > 0 ? all : [{ state: "inOperation" as const, tone: "good" as const }];
}
