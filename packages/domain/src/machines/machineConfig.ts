import { accept, refuse, type Result } from "../result.ts";
import { machineFlags } from "./values.ts";

export type MachineFlag = (typeof machineFlags)[number];
export type MachineFlags = Readonly<Record<MachineFlag, boolean>>;
/** Switches that somebody sets; what is absent stays as it is. */
export type FlagChange = Readonly<Partial<Record<MachineFlag, boolean | undefined>>>;

/** At least one switch is set; a batch that sets none is a mistake (MACHINE-07). */
export function checkFlagChange(change: FlagChange): Result<FlagChange> {
  return machineFlags.some((flag) => change[flag] !== undefined) ? accept(change) : refuse("machines.noFlagChosen");
}

/** The switches of a machine after a change. */
export function changedFlags(before: Partial<MachineFlags>, change: FlagChange): MachineFlags {
  return Object.fromEntries(
    machineFlags.map((flag) => [flag, change[flag] ?? before[flag] ?? false]),
  ) as unknown as MachineFlags;
}

/** Whether the change switches anything of these switches. */
export function changesFlags(before: Partial<MachineFlags>, change: FlagChange): boolean {
  return machineFlags.some((flag) => change[flag] !== undefined && change[flag] !== (before[flag] ?? false));
}
