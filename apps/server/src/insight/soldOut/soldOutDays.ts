import { asSystem, type Database, type Handle } from "@yunshou/database";
import { addDays, lostSales, usualShare } from "@yunshou/domain";
import { repeating } from "../../platform/timers.ts";
import { type Lost, merchantsWaiting, ordersByHour, type RanOut, ranOut, writeDay } from "./soldOutDays.queries.ts";

const everyMs = 60_000;
const portion = 200;
/** How far back a merchant is looked at who was never looked at. */
const daysBack = 31;
/** Statistics reach back a year, and compare with the year before. */
const keptDays = 740;

/** What one product at one machine lost; nothing where it ran out for less than a second. */
function lostOf(row: RanOut, hours: readonly number[]): Lost[] {
  const emptySeconds = Math.floor(row.times.reduce((sum, { fromMs, untilMs }) => sum + untilMs - fromMs, 0) / 1000);
  if (emptySeconds < 1) return [];
  const todayShare = usualShare(row.times, hours);
  const { lostMilli, lostFen } = lostSales({
    soldPieces: row.soldPieces,
    soldFen: BigInt(row.soldFen),
    spanDays: row.spanDays,
    emptyShare: row.emptyBefore + todayShare,
    todayShare,
  });
  const { topId, machineId, productId } = row;
  return [{ topId, machineId, productId, emptySeconds, emptyShare: todayShare, lostMilli, lostFen: String(lostFen) }];
}

/** Looks at one ended day of a merchant: what ran out, for how long, and what that cost. */
export async function lookAtDay(tx: Handle, merchantId: string, day: string): Promise<void> {
  const hours = await ordersByHour(tx, merchantId, day);
  const rows = await ranOut(tx, merchantId, day);
  await writeDay(
    tx,
    { merchantId, day, keptDays },
    rows.flatMap((row) => lostOf(row, hours)),
  );
}

/** Looks at all ended days that nobody looked at, each in a transaction of its own, oldest first: a day counts on those before. */
export async function lookAtEndedDays(database: Database): Promise<void> {
  for (;;) {
    const merchants = await asSystem(database, (tx) => merchantsWaiting(tx, daysBack, portion), { readOnly: true });
    for (const { merchantId, fromDay, toDay } of merchants)
      for (let day = fromDay; day <= toDay; day = addDays(day, 1))
        await asSystem(database, (tx) => lookAtDay(tx, merchantId, day));
    if (merchants.length < portion) return;
  }
}

/** Keeps sold-out times of ended days. */
export const soldOutDuty = (database: Database) =>
  repeating("insight.soldOut", everyMs, async ({ afterCommit }) => afterCommit(() => lookAtEndedDays(database)));
