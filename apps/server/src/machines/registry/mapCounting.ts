import { asSystem, type Database } from "@yunshou/database";
import { type RepeatedDuty, repeating } from "../../platform/timers.ts";
import { countMachines, lockMap, takeMarks } from "./mapCounting.queries.ts";

const everyMs = 2_000;
const portion = 5_000;

/**
 * Counts what was marked into the squares of the map, a portion a transaction. Until then readers count the marked machines
 * themselves, so nothing depends on how often this runs but the speed of the map.
 */
export async function countOnMap(database: Database): Promise<void> {
  let taken: number;
  do {
    taken = await asSystem(database, async (tx) => {
      await lockMap(tx);
      const marks = await takeMarks(tx, portion);
      if (marks.taken > 0) await countMachines(tx, marks);
      return marks.taken;
    });
  } while (taken === portion);
}

/** Keeps the squares of the map up to date. */
export const mapDuty = (database: Database): RepeatedDuty =>
  repeating("machines.countOnMap", everyMs, async ({ afterCommit }) => afterCommit(() => countOnMap(database)));
