import { asSystem, type Database, isLostRace } from "@yunshou/database";
import { repeating } from "../platform/timers.ts";
import { closeDays, merchantsToClose } from "./closing.queries.ts";
import { closeMembers } from "./members.queries.ts";

const everyMs = 60_000;
const portion = 200;
/** The next round tries again. */
const once = { tries: 1 };

/**
 * Closes what is to be closed, one merchant or tree a transaction, so that nobody's sales wait for another merchant. One that
 * somebody holds for seconds, such as a history that is being written, is left to the next round and keeps back no other.
 */
export async function closeEndedDays(database: Database, now: Date): Promise<void> {
  for (;;) {
    const merchants = await asSystem(database, (tx) => merchantsToClose(tx, now, portion), { readOnly: true });
    let closed = 0;
    for (const { id } of merchants)
      closed += await unlessHeld(asSystem(database, (tx) => closeDays(tx, id, now), once));
    for (const topId of new Set(merchants.map((merchant) => merchant.topId)))
      await unlessHeld(asSystem(database, (tx) => closeMembers(tx, topId), once));
    if (merchants.length < portion || closed === 0) return;
  }
}

/** 1 when the work was done, 0 when somebody else held its rows for too long. */
const unlessHeld = (work: Promise<void>): Promise<number> =>
  work.then(
    () => 1,
    (error: unknown) => {
      if (isLostRace(error)) return 0;
      throw error;
    },
  );

/** Keeps the running sums of ended days up to date. */
export const closingDuty = (database: Database) =>
  repeating("insight.closing", everyMs, async ({ now, afterCommit }) =>
    afterCommit(() => closeEndedDays(database, now)),
  );
