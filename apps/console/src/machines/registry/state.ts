import type { OutputOf, RowOf } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";
import type { shownStates } from "@yunshou/domain";
import type { Phrases } from "../../platform/phrases/loadedRooms.ts";
import type { Tone } from "../../platform/kit/index.ts";

export type MachineRow = RowOf<typeof machines.list>;
export type MachineDetail = OutputOf<typeof machines.detail>;

/** Colours of connection states. */
export const connectionTones: Readonly<Record<MachineRow["onlineStatus"], Tone>> = {
  online: "quiet",
  offline: "bad",
  notActivated: "neutral",
};

/** Colours of what a machine shows beside its connection. */
export const stateTones: Readonly<Record<ReturnType<typeof shownStates>[number], Tone>> = {
  fault: "bad",
  temperature: "bad",
  outOfStock: "warning",
  outOfChange: "warning",
  stopSell: "warning",
  inOperation: "quiet",
  notActivated: "neutral",
  decommissioned: "neutral",
};

/** Colours of how a command stands. */
export const commandTones: Readonly<Record<MachineDetail["commands"][number]["state"], Tone>> = {
  queued: "running",
  sent: "running",
  claimed: "running",
  done: "good",
  failed: "bad",
  expired: "warning",
};

type Commanded = Pick<MachineDetail["commands"][number], "kind" | "laneNo">;

/** What was commanded; of a test with the lane that it was about. */
export const commandName = (words: Phrases<"machines">["machines"]["command"], { kind, laneNo }: Commanded): string =>
  laneNo === null ? words[kind] : `${words[kind]} ${laneNo}`;
