import { setTimeout as wait } from "node:timers/promises";
import { createRandom, type Fleet, startFleet } from "@yunshou/simulator";
import type { Field } from "./field.ts";
import {
  again,
  connected,
  type DrillOptions,
  equal,
  fast,
  type Figure,
  figure,
  killServer,
  none,
  patienceMs,
  settledFor,
  timed,
} from "./figures.ts";

/** Moves the deadlines of silent machines closer, until stopped; everything else about them stays real. */
function hurry(field: Field, silenceMs: number): () => Promise<void> {
  let on = true;
  const loop = (async () => {
    while (on) {
      await field.read(
        "update timer set due_at = now() where kind = 'order.shipTimeout' and due_at < now() + $1 * interval '1 ms' and due_at > now()",
        [300_000 - silenceMs],
      );
      await field.read(
        "update timer set due_at = now() where kind = 'order.refundDue' and due_at > now() + interval '3 s'",
      );
      await wait(1_000);
    }
  })();
  return async () => {
    on = false;
    await loop;
  };
}

/** M1: thousands of orders with every fault of the field, while the server is killed. */
export const moneyDrill = (field: Field, options: DrillOptions): Promise<Figure[]> =>
  sellWhile("M1", field, options, killServer(field), async () => []);

/** M2: the same while the database is killed; the server is not, and nobody helps it. */
export async function databaseDrill(field: Field, options: DrillOptions): Promise<Figure[]> {
  const backMs: number[] = [];
  const crash = async () => {
    await field.killDatabase();
    const since = performance.now();
    await served(field);
    backMs.push(performance.now() - since);
  };
  return sellWhile("M2", field, options, crash, async () => {
    const longest = Math.max(...backMs);
    return [
      figure("M2 the server never ended", field.isUp() ? "yes" : "it ended", field.isUp()),
      timed(options, "M2 served again after the database is", `at most ${seconds(longest)}`, longest <= 10_000),
    ];
  });
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Until a call that needs the database is answered. */
async function served({ webUrl }: Field): Promise<void> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(50)) {
    const answer = await fetch(`${webUrl}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
}

/** Sells at random machines while something is killed again and again, and counts when all is quiet. */
async function sellWhile(
  drill: string,
  field: Field,
  { seed, orders, kills, machines, ratePerSecond, silenceMs, print }: DrillOptions,
  crash: () => Promise<void>,
  more: () => Promise<Figure[]>,
): Promise<Figure[]> {
  const lateMs = silenceMs + 4_000;
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
  const stopHurry = hurry(field, silenceMs);
  const killing = again(seed, kills, (orders / ratePerSecond / kills) * 1_000, crash);
  const crowd = createRandom(seed).fork("crowd");
  let bought = 0;
  const startedAt = performance.now();
  while (bought < orders) {
    const due = Math.min(orders, Math.floor(((performance.now() - startedAt) / 1_000) * ratePerSecond) + 1);
    for (; bought < due; bought++)
      for (let tries = 0; tries < 20; tries++) if (crowd.pick(fleet.machines).buy(crowd.percent(50))) break;
    await wait(20);
  }
  await killing;
  const drained = await fleet.drain(patienceMs);
  // A late result comes after its machine was given up; codes of requests that a restart lost are closed.
  await wait(4_000);
  const { isDrained, open } = await settledFor(field, fleet);
  await stopHurry();
  print(
    `${drill} ${bought} purchases, ${fleet.stats.sales} at the machine, ${fleet.stats.codesPaid} of ${fleet.stats.payRequests} codes paid`,
  );
  const figures = [...(await judgeMoney(drill, field, fleet, drained && isDrained, open)), ...(await more())];
  await fleet.stop();
  return figures;
}

async function judgeMoney(
  drill: string,
  field: Field,
  fleet: Fleet,
  drained: boolean,
  open: number,
): Promise<Figure[]> {
  const { stats } = fleet;
  const [sum] = await field.read<
    Record<
      "orders" | "sales" | "paidCodes" | "dispensed" | "granted" | "d" | "r" | "p" | "x" | "h" | "contradictions",
      number
    >
  >(
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
  const overRefunded = await field.read(
    "select order_id from refund r where state = 'refunded' group by order_id having sum(amount_fen) > (select paid_fen from sales_order o where o.id = r.order_id)",
  );
  const refunds = await field.read<{ id: string }>(
    "select r.id::text as id from refund r join sales_order o on o.id = r.order_id where r.state = 'refunded' and exists (select from payment p where p.order_id = o.id)",
  );
  const unknownRefunds = refunds.filter(({ id }) => field.provider.book.queryRefund(id).state !== "succeeded");
  const unknownCodes = await field.read(
    `select n as "order", o.pay_state, o.state, o.paid_fen, p.code_url is not null as has_code, (select array_agg(kind order by id) from order_event e where e.order_id = o.id) as events
     from unnest($1::bigint[]) n left join sales_order o on o.id = n left join payment p on p.order_id = n where o.paid_fen is distinct from p.amount_fen or o.id is null`,
    [field.provider.book.paidNumbers()],
  );
  const ledger = await field.read(
    "select currency from ledger.entry e join ledger.account a on a.id = e.account_id group by currency having sum(amount_fen) <> 0",
  );
  const f = sum!;
  return [
    figure(`${drill} machines have nothing left to say`, drained ? "yes" : `${fleet.outboxSize} messages`, drained),
    equal(`${drill} sales of machines recorded once`, stats.sales, f.sales),
    none(`${drill} codes that the provider was paid for and the cloud does not know`, unknownCodes),
    equal(`${drill} paid codes recorded once`, field.provider.book.paidNumbers().length, f.paidCodes),
    none(`${drill} orders recorded twice`, doubles),
    figure(
      `${drill} pieces that left machines, and what the cloud knows`,
      `${stats.pieces - stats.silences} to ${stats.pieces}, ${f.dispensed}`,
      f.dispensed <= stats.pieces && f.dispensed >= stats.pieces - stats.silences,
    ),
    figure(
      `${drill} orders that machines were granted, and what the cloud granted`,
      `${stats.ordersGranted}, ${f.granted}`,
      stats.ordersGranted <= f.granted,
    ),
    none(`${drill} orders refunded above what was paid`, overRefunded),
    none(`${drill} refunds that the provider does not know`, unknownRefunds),
    // Cash and cards cannot be paid back from afar: a jam leaves such an order flagged for a person.
    figure(
      `${drill} dispensed / refunded / part / contradictions / flagged for a person`,
      `${f.d} / ${f.r} / ${f.p} / ${f.x} / ${f.h}`,
      f.d + f.r + f.p + f.x + f.h === f.orders,
    ),
    equal(`${drill} paid orders with exactly one outcome`, f.orders, f.d + f.r + f.p + f.x + f.h),
    equal(`${drill} orders and refunds still open`, 0, open),
    none(`${drill} ledger that does not sum to zero`, ledger),
    none(`${drill} findings of verify`, await field.verify()),
  ];
}
