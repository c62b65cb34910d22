import { asSystem, type Database } from "@yunshou/database";
import { repeating } from "../platform/timers.ts";
import { closeDays, merchantsToClose } from "./closing.queries.ts";
import { closeMembers } from "./members.queries.ts";

const everyMs = 60_000;
const portion = 200;

/** Closes what is to be closed, one merchant or tree a transaction, so that nobody's sales wait for another merchant. */
export async function closeEndedDays(database: Database, now: Date): Promise<void> {
  for (;;) {
    const merchants = await asSystem(database, (tx) => merchantsToClose(tx, now, portion), { readOnly: true });
    for (const { id } of merchants) await asSystem(database, (tx) => closeDays(tx, id, now));
    for (const topId of new Set(merchants.map((merchant) => merchant.topId)))
      await asSystem(database, (tx) => closeMembers(tx, topId));
    if (merchants.length < portion) return;
  }
}

/** Keeps the running sums of ended days up to date. */
export const closingDuty = (database: Database) =>
  repeating("insight.closing", everyMs, async ({ now, afterCommit }) =>
    afterCommit(() => closeEndedDays(database, now)),
  );
