import type { RowOf } from "@yunshou/contract";
import type { machineSelling, machineStatus } from "@yunshou/contract/machines/status";
import { type ShownMachine, shownStates } from "@yunshou/domain";
import type { State } from "../../platform/kit/index.ts";
import { stateTones } from "../registry/state.ts";

export type StatusRow = RowOf<typeof machineStatus.list>;
export type SellingRow = RowOf<typeof machineSelling.list>;

/** What both lists say of a machine first. */
export type ShownHead = Pick<
  StatusRow,
  "machineId" | "machineNo" | "machineName" | "onlineStatus" | "decommissioned" | "operation" | "conditions"
>;

/** Operation and conditions, apart from the connection (MACHINE-09), worst first. */
export const statesOf = (
  row: ShownMachine,
  words: Readonly<Record<ReturnType<typeof shownStates>[number], string>>,
): readonly State[] => shownStates(row).map((state) => ({ tone: stateTones[state], text: words[state] }));

/** The words of the connection alone, apart from those of operation and conditions. */
export const connectionWords = (
  words: Readonly<Record<ShownHead["onlineStatus"], string>>,
): Readonly<Record<ShownHead["onlineStatus"], string>> => ({
  online: words.online,
  offline: words.offline,
  notActivated: words.notActivated,
});
