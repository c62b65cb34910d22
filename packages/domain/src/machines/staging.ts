import { accept, refuse, type Result } from "../result.ts";

/** Who gets a change now, and who waits until a person goes on. */
export interface Stages {
  readonly now: readonly string[];
  readonly waiting: readonly string[];
}

/**
 * The first machines in the order in which a person chose them, of those on which something changes. Machines on which nothing
 * changes are counted to neither part; without a number nobody waits.
 */
export function stagesOf(chosen: readonly string[], changing: ReadonlySet<string>, first: number | undefined): Stages {
  const all = [...new Set(chosen)].filter((machineId) => changing.has(machineId));
  const now = all.slice(0, first ?? all.length);
  return { now, waiting: all.slice(now.length) };
}

/** Whether the machines that wait may get the change: it stands, somebody waits, and the template is what the first ones got. */
export function checkGoOn({
  undone,
  waiting,
  version,
  versionNow,
}: {
  readonly undone: boolean;
  readonly waiting: number;
  readonly version: number | null;
  /** Undefined when the template is gone. */
  readonly versionNow: number | undefined;
}): Result<undefined> {
  if (undone) return refuse("changeSets.undoneAlready", { field: "changeSetId" });
  if (waiting === 0) return refuse("changeSets.nothingWaiting", { field: "changeSetId" });
  return version === versionNow ? accept() : refuse("changeSets.templateChanged", { field: "changeSetId" });
}
