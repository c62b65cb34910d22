import { accept, refuse, type Result } from "../result.ts";

/** How many machines one batch action may take at once. */
export const machineBatchLimit = 1_000;

/**
 * Whether an action on all machines that match the filters may go on: `found` match now, `shown` stood on the screen when the
 * person agreed. Fewer is what the person wanted; more would reach machines that nobody has agreed to.
 */
export function checkMatching(found: number, shown: number): Result<number> {
  if (found > machineBatchLimit) return refuse("machines.tooManyMatching", { values: { limit: machineBatchLimit } });
  return found > shown ? refuse("machines.matchingGrew", { values: { count: found } }) : accept(found);
}
