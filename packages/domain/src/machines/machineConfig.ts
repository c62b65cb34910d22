import { accept, refuse, type Result } from "../result.ts";
import { machineFlags } from "./values.ts";

export type MachineFlag = (typeof machineFlags)[number];
export type MachineFlags = Readonly<Record<MachineFlag, boolean>>;
/** Switches that somebody sets; what is absent stays as it is. */
export type FlagChange = Readonly<Partial<Record<MachineFlag, boolean | undefined>>>;

/** How many categories of products the order on a machine's screen may name. */
export const categoryOrderLimit = 50;

/** What somebody sets of machines: switches, and the categories in the order of the screen; what is absent stays as it is. */
export interface ConfigChange {
  readonly flags: FlagChange;
  readonly categoryIds?: readonly string[] | undefined;
}

/** At least one switch or the order is set; a batch that sets nothing is a mistake (MACHINE-07). A category stands once in an order. */
export function checkConfigChange({ flags, categoryIds }: ConfigChange): Result<ConfigChange> {
  if (categoryIds === undefined && machineFlags.every((flag) => flags[flag] === undefined))
    return refuse("machines.noFlagChosen");
  return accept({ flags, categoryIds: categoryIds && [...new Set(categoryIds)] });
}

/** Whether the change names another order of categories than this one. */
export const changesOrder = (before: readonly string[], { categoryIds }: ConfigChange): boolean =>
  categoryIds !== undefined && categoryIds.join() !== before.join();

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
