import { setTimeout as wait } from "node:timers/promises";
import { createRandom, type Fleet, type Pace, startFleet } from "@yunshou/simulator";
import { openField, type Field } from "./field.ts";

/** One figure of a drill: what was measured and whether it is what must hold. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly holds: boolean;
}

export interface DrillOptions {
  readonly seed: number;
  /** Orders of M1. */
  readonly orders: number;
  /** Kills of M1; M3 has a fifth as many, at least ten. */
  readonly kills: number;
  readonly machines: number;
  /** Machines of M4, and what each of them sells while the server is away. */
  readonly offlineMachines: number;
  readonly offlineEvents: number;
  readonly ratePerSecond: number;
  readonly print: (line: string) => void;
}

const fast: Pace = { motorMs: [20, 120], customerPaysMs: [20, 200], refillMs: [600_000, 900_000], repairMs: [5_000, 10_000] };
/** The drills shorten the 300 s of silence to this, by moving deadlines; a late result comes after it. */
const silenceMs = 12_000;
const lateMs = 16_000;

const figure = (name: string, value: string | number | bigint, holds: boolean): Figure => ({ name, value: String(value), holds });
const equal = (name: string, wanted: number, found: number): Figure => figure(name, wanted === found ? found : `${found} instead of ${wanted}`, wanted === found);
const none = (name: string, rows: readonly unknown[]): Figure => figure(name, rows.length === 0 ? 0 : `${rows.length}, e.g. ${JSON.stringify(rows[0])}`, rows.length === 0);

/** Moves the deadlines of silent machines closer, until stopped; everything else about them stays real. */
function hurry(field: Field): () => Promise<void> {
  let on = true;
  const loop = (async () => {
    while (on) {
      await field.read("update timer set due_at = now() where kind = 'order.shipTimeout' and due_at < now() + $1 * interval '1 ms' and due_at > now()", [300_000 - silenceMs]);
      await field.read("update timer set due_at = now() where kind = 'order.refundDue' and due_at > now() + interval '3 s'");
      await wait(1_000);
    }
  })();
  return async () => {
    on = false;
    await loop;
  };
}

/** Kills and starts the server; answers the longest time in ms that it was away. */
async function killAtRandom(field: Field, seed: number, kills: number, spanMs: number): Promise<number> {
  let longestMs = 0;
  const random = createRandom(seed).fork("kills");
  const pauseMs = spanMs / kills;
  for (let kill = 0; kill < kills; kill++) {
    await wait(random.between(pauseMs * 0.3, pauseMs));
    const killedAt = performance.now();
    await field.kill();
    await field.start();
    longestMs = Math.max(longestMs, performance.now() - killedAt);
  }
  return longestMs;
}

async function connected(fleet: Fleet, patienceMs = 60_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (fleet.machines.some((machine) => !machine.selling)) {
    if (Date.now() > end) throw new Error(`only ${fleet.machines.filter((machine) => machine.selling).length} machines came up`);
    await wait(100);
  }
}

/** Waits until no money is under way any more: no delivery of a paid order, no refund. A code that nobody paid ends by its own window. */
async function quiet(field: Field, patienceMs: number): Promise<number> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const [row] = await field.read<{ open: number }>(
      `select (select count(*) from refund where state in ('requested', 'refunding'))
            + (select count(*) from sales_order where state = 'inTransaction' and pay_state <> 'unpaid') as open`,
    );
    const open = Number(row?.open);
    if (open === 0 || Date.now() > end) return open;
    await field.read("update timer set due_at = now() where kind = 'order.shipTimeout' and due_at > now()");
    await wait(500);
  }
}

/** M1: thousands of orders with every fault of the field, while the server is killed. */
export async function moneyDrill(field: Field, { seed, orders, kills, machines, ratePerSecond, print }: DrillOptions): Promise<Figure[]> {
  await field.start();
  const fleet = startFleet({
    server: field.mqttUrl,
    credentials: field.machines.slice(0, machines),
    seed,
    purchasesPerSecond: 0,
    pace: fast,
    faults: { duplicates: 5, reorder: 5, lateResults: 2, lateByMs: lateMs, jams: 1, silentAfterGrant: 1 },
    startsPerSecond: 400,
  });
  await connected(fleet);
  const stopHurry = hurry(field);
  const spanMs = (orders / ratePerSecond) * 1_000;
  const killing = killAtRandom(field, seed, kills, spanMs);
  const crowd = createRandom(seed).fork("crowd");
  let bought = 0;
  const startedAt = performance.now();
  while (bought < orders) {
    const due = Math.min(orders, Math.floor(((performance.now() - startedAt) / 1_000) * ratePerSecond) + 1);
    for (; bought < due; bought++) for (let tries = 0; tries < 20; tries++) if (crowd.pick(fleet.machines).buy(crowd.percent(50))) break;
    await wait(20);
  }
  await killing;
  const drained = await fleet.drain(120_000);
  // A late result comes after its machine was given up; codes of requests that a restart lost are closed.
  await wait(lateMs / 4);
  const open = await quiet(field, 60_000);
  const stillThere = await fleet.drain(60_000);
  await stopHurry();
  print(`M1 ${bought} purchases, ${fleet.stats.sales} at the machine, ${fleet.stats.codesPaid} of ${fleet.stats.payRequests} codes paid, seed ${seed}`);
  const figures = await judgeMoney(field, fleet, drained && stillThere, open);
  await fleet.stop();
  return figures;
}

async function judgeMoney(field: Field, fleet: Fleet, drained: boolean, open: number): Promise<Figure[]> {
  const { stats } = fleet;
  const [sum] = await field.read<Record<"orders" | "sales" | "paidCodes" | "dispensed" | "granted" | "d" | "r" | "p" | "x" | "h" | "contradictions", number>>(
    `with o as (select o.*, exists (select from payment p where p.order_id = o.id) as by_code from sales_order o where o.paid_fen > 0)
     select count(*)::int as orders, count(*) filter (where not by_code)::int as sales, count(*) filter (where by_code)::int as "paidCodes",
       coalesce(sum(dispensed), 0)::int as dispensed,
       (select count(distinct order_id)::int from order_event where kind = 'granted') as granted,
       count(*) filter (where dispensed = quantity and refunded_fen = 0)::int as d,
       count(*) filter (where dispensed = 0 and refunded_fen = paid_fen)::int as r,
       count(*) filter (where dispensed > 0 and dispensed < quantity and refunded_fen > 0 and refunded_fen < paid_fen)::int as p,
       count(*) filter (where dispensed > 0 and refunded_fen = paid_fen and exception is not null)::int as x,
       count(*) filter (where dispensed < quantity and refunded_fen = 0 and state = 'exception' and payment not in ('alipay', 'wechat', 'unionpay'))::int as h,
       count(*) filter (where exception = 'lateDispense')::int as contradictions
     from o`,
  );
  const doubles = await field.read("select machine_id, source_key from sales_order group by 1, 2 having count(*) > 1");
  const overRefunded = await field.read("select order_id from refund r where state = 'refunded' group by order_id having sum(amount_fen) > (select paid_fen from sales_order o where o.id = r.order_id)");
  const refunds = await field.read<{ id: string }>("select r.id::text as id from refund r join sales_order o on o.id = r.order_id where r.state = 'refunded' and exists (select from payment p where p.order_id = o.id)");
  const unknownRefunds = refunds.filter(({ id }) => field.provider.book.queryRefund(id).state !== "succeeded");
  const ledger = await field.read("select currency from ledger.entry e join ledger.account a on a.id = e.account_id group by currency having sum(amount_fen) <> 0");
  const f = sum!;
  return [
    figure("M1 machines have nothing left to say", drained ? "yes" : `${fleet.outboxSize} messages`, drained),
    equal("M1 sales of machines recorded once", stats.sales, f.sales),
    equal("M1 paid codes recorded once", stats.codesPaid, f.paidCodes),
    none("M1 orders recorded twice", doubles),
    figure("M1 pieces that left machines, and what the cloud knows", `${stats.pieces - stats.silences} to ${stats.pieces}, ${f.dispensed}`, f.dispensed <= stats.pieces && f.dispensed >= stats.pieces - stats.silences),
    figure("M1 orders that machines were granted, and what the cloud granted", `${stats.ordersGranted}, ${f.granted}`, stats.ordersGranted <= f.granted),
    none("M1 orders refunded above what was paid", overRefunded),
    none("M1 refunds that the provider does not know", unknownRefunds),
    // Cash and cards cannot be paid back from afar: a jam leaves such an order flagged for a person.
    figure("M1 dispensed / refunded / part / contradictions / flagged for a person", `${f.d} / ${f.r} / ${f.p} / ${f.x} / ${f.h}`, f.d + f.r + f.p + f.x + f.h === f.orders),
    equal("M1 paid orders with exactly one outcome", f.orders, f.d + f.r + f.p + f.x + f.h),
    equal("M1 orders and refunds still open", 0, open),
    none("M1 ledger that does not sum to zero", ledger),
    none("M1 findings of verify", await field.verify()),
  ];
}

/** M3: the broker, which is in the server, is killed while machines send results. */
export async function brokerDrill(field: Field, { seed, kills, machines, print }: DrillOptions): Promise<Figure[]> {
  await field.start();
  const fleet = startFleet({ server: field.mqttUrl, credentials: field.machines.slice(0, machines), seed: seed + 1, purchasesPerSecond: 60, codeShare: 100, pace: fast, startsPerSecond: 400 });
  await connected(fleet);
  const rounds = Math.max(10, Math.floor(kills / 5));
  const longestMs = await killAtRandom(field, seed + 1, rounds, rounds * 4_000);
  const drained = await fleet.drain(60_000);
  const open = await quiet(field, 30_000);
  const p99 = fleet.stats.ackLatency.percentile(99);
  print(`M3 ${fleet.stats.ordersGranted} results, ${rounds} kills, ${fleet.stats.disconnects} broken connections`);
  const stuck = fleet.outboxSize;
  const pieces = await field.read<{ n: number }>("select coalesce(sum(dispensed), 0)::int as n from sales_order o where exists (select from payment p where p.order_id = o.id)");
  await fleet.stop();
  return [
    equal("M3 messages stuck", 0, drained ? 0 : stuck),
    equal("M3 paid orders stuck", 0, open),
    // The limit is 10 s on a machine that starts the server in a second; a slower one is away longer, twice in a row at worst.
    figure("M3 result to acknowledgement, p99", `${Math.round(p99)} ms, longest outage ${Math.round(longestMs)} ms`, p99 <= 10_000 + 2 * longestMs),
    figure("M3 pieces of paid orders", pieces[0]?.n ?? 0, (pieces[0]?.n ?? 0) > 0),
    none("M3 findings of verify", await field.verify()),
  ];
}

/** M4: the server is away while every machine goes on selling; afterwards everything arrives, in each machine's order. */
export async function offlineDrill(field: Field, { seed, offlineMachines, offlineEvents, print }: DrillOptions): Promise<Figure[]> {
  await field.start();
  const fleet = startFleet({ server: field.mqttUrl, credentials: field.machines.slice(0, offlineMachines), seed: seed + 2, purchasesPerSecond: 0, pace: fast, startsPerSecond: 400 });
  await connected(fleet);
  const before = await soldSoFar(field);
  const countedBefore = fleet.stats.sales;
  await field.kill();
  for (let event = 0; event < offlineEvents; event++) {
    for (const machine of fleet.machines) machine.buy(false);
    await wait(30);
  }
  while (fleet.machines.some((machine) => machine.busy > 0)) await wait(50);
  const waiting = fleet.outboxSize;
  const returned = performance.now();
  await field.start();
  const drained = await fleet.drain(120_000);
  const seconds = (performance.now() - returned) / 1_000;
  print(`M4 ${waiting} messages waited on ${offlineMachines} machines`);
  const disorder = await field.read(
    `select machine_id from (select machine_id, ordered_at, lag(ordered_at) over (partition by machine_id order by id) as earlier
       from sales_order o where not exists (select from payment p where p.order_id = o.id) and id >= id_at(now() - interval '5 minutes') and machine_id in (select id from machine)) s
     where earlier > ordered_at + interval '200 ms' and $1::int > 0`,
    [offlineMachines],
  );
  const sold = (await soldSoFar(field)) - before;
  const expected = fleet.stats.sales - countedBefore;
  await fleet.stop();
  return [
    equal("M4 messages stuck", 0, drained ? 0 : fleet.outboxSize),
    equal("M4 offline sales recorded once", expected, sold),
    figure("M4 drained after the return", `${seconds.toFixed(1)} s`, seconds <= 120),
    none("M4 orders before an earlier one of their machine", disorder),
    none("M4 findings of verify", await field.verify()),
  ];
}

const soldSoFar = async (field: Field) => (await field.read<{ n: number }>("select count(*)::int as n from sales_order o where not exists (select from payment p where p.order_id = o.id)"))[0]!.n;

/** All three, each on a field of its own. */
export async function runDrills(options: DrillOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [drill, machines] of [[moneyDrill, options.machines], [brokerDrill, options.machines], [offlineDrill, options.offlineMachines]] as const) {
    const field = await openField(machines);
    try {
      figures.push(...(await drill(field, options)));
    } finally {
      await field.close();
    }
  }
  return figures;
}

/** The figures as a table. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures.map(({ name, value, holds }) => `${holds ? "ok    " : "FAILED"}  ${name.padEnd(width)}  ${value}`).join("\n");
}
