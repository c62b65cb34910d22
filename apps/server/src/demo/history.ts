import type { UpType } from "@yunshou/contract/machines/upMessages";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import type { EffectContext, Incoming, MachineIdentity } from "../machines/effects/effect.ts";
import { stock } from "../machines/effects/stock.ts";
import { openBook, writeBook } from "../orders/book/book.ts";
import { paidByCard } from "../orders/book/cards.ts";
import { refundToCard } from "../orders/selling/duties.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import { faceScans } from "../orders/selling/faceScans.ts";
import { cardRefundDue } from "../orders/selling/orderTimers.ts";
import { lockRefund } from "../orders/book/refund.queries.ts";
import { refundRefused, refundSucceeded } from "../orders/selling/refunds.ts";
import { sale } from "../orders/selling/sale.ts";
import { disarm } from "../platform/timers.ts";
import * as queries from "./demo.queries.ts";
import { rechargeLowCards } from "./members.ts";
import { places } from "./places.ts";
import { type DayPlan, type HistoryMachine, planDay, type PlannedSale, startOfDay } from "./plan.ts";
import { demoTimeZone } from "./seed.ts";

const dayMs = 86_400_000;
const refundTakesMs = 45_000;
/** The provider refused these refunds: two or three of a month wait for a person. */
const refusesEach = 25;
const refusesFirst = 12;

/** An effect's context for something that happened in the past; nobody is told. */
export function pastContext(tx: Handle, now: Date): EffectContext {
  return { tx, now, send: () => undefined, afterCommit: () => undefined, notify: () => undefined };
}

/** A message of a machine as the gateway would have handed it over then. */
export function pastMessage<T extends UpType>(machine: MachineIdentity, type: T, at: Date, body: unknown): Incoming<T> {
  const ms = at.getTime();
  return {
    machine,
    message: { type, boot: "history", seq: 1, at: ms, sentAt: ms, body } as Incoming<T>["message"],
    receivedAt: at,
    occurredAt: at,
  };
}

export interface HistoryProgress {
  readonly day: string;
  readonly daysDone: number;
  readonly daysAll: number;
  readonly orders: number;
}

/**
 * Records the days from `fromDay` to now through the very functions that record live sales, one transaction a day.
 * The day's stamp commits with it, so an interrupted start goes on with the next day.
 */
export async function recordHistory(
  database: Database,
  fromDay: string,
  now: Date,
  onDay: (progress: HistoryProgress) => void,
): Promise<void> {
  const machines = await loadMachines(database, now);
  const identities = new Map(machines.map(({ identity }) => [identity.machineId, identity]));
  const lastDay = businessDay(now, demoTimeZone);
  const daysAll = Math.round((startOfDay(lastDay).getTime() - startOfDay(fromDay).getTime()) / dayMs) + 1;
  let orders = 0;
  const provider: PastProvider = { asked: 0 };
  for (let done = 0; done < daysAll; done++) {
    const day = addDays(fromDay, done);
    const plan = planDay(
      day,
      daysAll - 1 - done,
      machines.map(({ history }) => history),
      now,
    );
    const nextDay = done + 1 < daysAll ? addDays(day, 1) : null;
    await asSystem(database, async (tx) => {
      await recordDay(tx, plan, identities, startOfDay(day), provider);
      await queries.writeStamp(tx, { nextDay, complete: false });
    });
    orders += plan.sales.length;
    onDay({ day, daysDone: done + 1, daysAll, orders });
  }
}

async function recordDay(
  tx: Handle,
  { refills, sales, scans }: DayPlan,
  identities: ReadonlyMap<string, MachineIdentity>,
  midnight: Date,
  provider: PastProvider,
): Promise<void> {
  await rechargeLowCards(tx, new Date(midnight.getTime() + 1_800_000), 60_000);
  if (refills.length > 0) {
    const messages = refills.map(({ machineId, at, lanes }) =>
      pastMessage(identities.get(machineId)!, "stock", at, { lanes, reason: "refill" }),
    );
    await stock(pastContext(tx, refills.at(-1)!.at), messages);
  }
  for (const part of parts(sales)) {
    const messages = part.map(({ machineId, at, body }) => pastMessage(identities.get(machineId)!, "sale", at, body));
    await sale(pastContext(tx, part.at(-1)!.at), messages);
  }
  if (scans.length > 0)
    await faceScans(
      pastContext(tx, scans.at(-1)!.at),
      scans.map(({ machineId, at, body }) => pastMessage(identities.get(machineId)!, "faceScans", at, body)),
    );
  await beginCardRefunds(tx);
  await payRefunds(tx, midnight, provider);
  await queries.backdateAlarms(tx, sales.at(-1)?.at ?? midnight);
}

/** Whole batches of good sales; a troubled one is a batch of its own, so that its refund starts at its time. */
function parts(sales: readonly PlannedSale[]): PlannedSale[][] {
  const all: PlannedSale[][] = [];
  for (const planned of sales) {
    const last = all.at(-1);
    if (last === undefined || planned.troubled || last[0]!.troubled || last.length >= 500) all.push([planned]);
    else last.push(planned);
  }
  return all;
}

/** What jobs do within a second while the product runs; the history has no jobs. */
async function beginCardRefunds(tx: Handle): Promise<void> {
  for (const { topId, orderId, amountFen, at } of await queries.dueCardRefunds(tx)) {
    await refundToCard(tx, new Date(at.getTime() + 1_000), { topId, orderId }, BigInt(amountFen));
    await disarm(tx, cardRefundDue.named(orderId));
  }
}

/** How many refunds a provider was asked for in the days recorded so far. */
interface PastProvider {
  asked: number;
}

/** The provider paid these refunds back long ago; every so often it refused one. Cards took theirs at once. */
async function payRefunds(tx: Handle, since: Date, provider: PastProvider): Promise<void> {
  for (const { topId, refundId, orderId } of await queries.askedRefunds(tx, since)) {
    const order = (await lockOrders(tx, [{ topId, orderId }])).get(orderId)!;
    const refund = (await lockRefund(tx, topId, refundId))!;
    const byCard = paidByCard(order);
    const book = openBook(new Date(refund.requestedAt.getTime() + (byCard ? 1_000 : refundTakesMs)));
    if (!byCard) provider.asked += 1;
    if (!byCard && provider.asked % refusesEach === refusesFirst)
      refundRefused(book, order, refund, "付款账户状态异常");
    else refundSucceeded(book, order, refund);
    await writeBook(tx, book);
  }
}

async function loadMachines(
  database: Database,
  now: Date,
): Promise<{ identity: MachineIdentity; history: HistoryMachine }[]> {
  return asSystem(database, async (tx) => {
    const machines = await queries.demoMachines(
      tx,
      places.map(({ machineNo }) => machineNo),
    );
    const lanes = Map.groupBy(
      await queries.stockedLanes(
        tx,
        machines.map(({ machineId }) => machineId),
      ),
      ({ machineId }) => machineId,
    );
    return machines.flatMap(({ machineId, machineNo, topId, merchantId, activatedAt }) => {
      const place = places.find((one) => one.machineNo === machineNo);
      if (place === undefined || activatedAt === null) return [];
      const identity = { machineId, machineNo, topId, merchantId };
      return [
        {
          identity,
          history: {
            machineId,
            place,
            lanes: lanes.get(machineId) ?? [],
            activatedAt,
            silentSince: silentSince(place.trouble, now),
          },
        },
      ];
    });
  });
}

/** When machines that are away said their last word. */
export function silentSince(trouble: (typeof places)[number]["trouble"], now: Date): Date | null {
  const daysAgo =
    trouble === "offline" ? 0.2 : trouble === "longOffline" ? 9 : trouble === "decommissioned" ? 12 : null;
  return daysAgo === null ? null : new Date(now.getTime() - daysAgo * dayMs);
}
