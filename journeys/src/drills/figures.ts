import { setTimeout as wait } from "node:timers/promises";
import { createRandom, type Fleet, type Pace } from "@yunshou/simulator";
import type { Field } from "./field.ts";
import { patienceMs } from "./patience.ts";

/** One figure of a drill: what was measured and whether it is what must hold. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly holds: boolean;
}

export interface DrillOptions {
  /** The same seed makes the same customers, faults and moments of the kills. */
  readonly seed: number;
  readonly machines: number;
  /** Purchases of M1, and how often the server is killed meanwhile. */
  readonly orders: number;
  readonly kills: number;
  readonly ratePerSecond: number;
  /** M1 shortens the 300 s of silence after a payment to this, by moving deadlines; a late result comes after it. */
  readonly silenceMs: number;
  /** Codes that customers of M10 pay. */
  readonly codes: number;
  /** Kills of M3 and the longest pause before each. */
  readonly brokerKills: number;
  readonly brokerPauseMs: number;
  /** Machines of M4, what each of them sells while the server is away, and for how long it is away at least. */
  readonly offlineMachines: number;
  readonly offlineEvents: number;
  readonly offlineMs: number;
  /** How long the disk of M5 is full, three times. */
  readonly fullMs: number;
  /** How long each kind of hostile connection of D1 lasts. */
  readonly hostileMs: number;
  /** Limits of time must hold. The short form only prints them, because it runs in `npm test` beside anything else. */
  readonly isTimed: boolean;
  readonly print: (line: string) => void;
}

/** Customers and motors of a drill are quick: its time belongs to what goes wrong. */
export const fast: Pace = {
  motorMs: [20, 120],
  customerPaysMs: [20, 200],
  refillMs: [600_000, 900_000],
  repairMs: [5_000, 10_000],
};

export const figure = (name: string, value: string | number | bigint, holds: boolean): Figure => ({
  name,
  value: String(value),
  holds,
});
export const equal = (name: string, wanted: number, found: number): Figure =>
  figure(name, wanted === found ? found : `${found} instead of ${wanted}`, wanted === found);
export const none = (name: string, rows: readonly unknown[]): Figure =>
  figure(name, rows.length === 0 ? 0 : `${rows.length}, e.g. ${JSON.stringify(rows[0])}`, rows.length === 0);

/** A figure whose limit of time must hold in the long form. */
export const timed = ({ isTimed }: DrillOptions, name: string, value: string, holds: boolean): Figure =>
  figure(name, holds ? value : `${value}: over its limit`, holds || !isTimed);

export { patienceMs } from "./patience.ts";

/** One line a figure. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, holds }) => `${holds ? "ok    " : "FAILED"}  ${name.padEnd(width)}  ${value}`)
    .join("\n");
}

/** Takes something down and brings it back at random moments; answers the longest time in ms that it was away. */
export async function again(
  seed: number,
  times: number,
  longestPauseMs: number,
  downAndUp: () => Promise<void>,
): Promise<number> {
  let longestMs = 0;
  const random = createRandom(seed).fork("kills");
  for (let time = 0; time < times; time++) {
    await wait(random.between(longestPauseMs * 0.3, longestPauseMs));
    const since = performance.now();
    await downAndUp();
    longestMs = Math.max(longestMs, performance.now() - since);
  }
  return longestMs;
}

/** Kills the server and starts it again. */
export const killServer = (field: Field) => async () => {
  await field.kill();
  await field.start();
};

/** Until every machine is connected and configured. @throws Error when that never happens. */
export async function connected(fleet: Fleet): Promise<void> {
  const end = performance.now() + patienceMs;
  while (fleet.machines.some((machine) => !machine.selling)) {
    if (performance.now() > end)
      throw new Error(
        `only ${fleet.machines.filter((machine) => machine.selling).length} machines came up: ${fleet.stats.lastProblem}`,
      );
    await wait(100);
  }
}

/** Money that is under way: deliveries of paid orders and refunds. */
const underWay = `select (select count(*) from refund where state in ('requested', 'refunding'))
  + (select count(*) from sales_order where state = 'inTransaction' and pay_state <> 'unpaid') as open`;

/**
 * Waits until no money is under way any more: no delivery of a paid order, no refund; answers how many still are.
 * A code that nobody paid ends by its own window. `givesUp` lets the silence of machines end now instead of after 300 s.
 */
export async function quiet(field: Field, { givesUp }: { readonly givesUp: boolean }): Promise<number> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const [row] = await field.read<{ open: number }>(underWay);
    const open = Number(row?.open);
    if (open === 0 || performance.now() > end) return open;
    if (givesUp)
      await field.read("update timer set due_at = now() where kind = 'order.shipTimeout' and due_at > now()");
    await wait(500);
  }
}

/**
 * A notice may be lost, and a provider gives up when they are refused for long; the cloud asks by itself, here without its
 * pauses. Answers how many paid codes it knows in the end.
 */
export async function askedAgain(field: Field): Promise<number> {
  for (const end = performance.now() + patienceMs; ; await wait(500)) {
    await field.read(
      "update timer set due_at = now() where kind = 'order.paymentDue' and due_at > now() + interval '1 s'",
    );
    const [codes] = await field.read<{ n: number }>(
      "select count(*)::int as n from sales_order o where paid_fen > 0 and exists (select from payment p where p.order_id = o.id)",
    );
    if (codes!.n >= field.provider.book.paidNumbers().length || performance.now() > end) return codes!.n;
  }
}

/**
 * Waits until nothing is under way at any end: a customer who still walks to the phone after the machines had their say
 * pays a code that nobody waited for, so all is asked until 5 s pass in which no code was paid and nothing stood open.
 * Answers how many orders and refunds are open in the end.
 */
export async function settledFor(field: Field, fleet: Fleet): Promise<{ readonly isDrained: boolean; open: number }> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const paid = field.provider.book.paidNumbers().length;
    const known = await askedAgain(field);
    const open = await quiet(field, { givesUp: true });
    const isDrained = await fleet.drain(patienceMs);
    await wait(5_000);
    const [row] = await field.read<{ open: number }>(underWay);
    const still = known >= paid && field.provider.book.paidNumbers().length === known && Number(row?.open) === 0;
    if ((still && open === 0 && isDrained) || performance.now() > end) return { isDrained, open: Number(row?.open) };
  }
}

/** Orders of sales that machines took the money for. */
export async function soldSoFar(field: Field): Promise<number> {
  const [row] = await field.read<{ n: number }>(
    "select count(*)::int as n from sales_order o where not exists (select from payment p where p.order_id = o.id)",
  );
  return row!.n;
}
