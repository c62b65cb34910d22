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
export async function moneyDrill(
  field: Field,
  { seed, orders, kills, machines, ratePerSecond, silenceMs, print }: DrillOptions,
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
  const killing = again(seed, kills, (orders / ratePerSecond / kills) * 1_000, killServer(field));
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
    `M1 ${bought} purchases, ${fleet.stats.sales} at the machine, ${fleet.stats.codesPaid} of ${fleet.stats.payRequests} codes paid`,
  );
  const figures = await judgeMoney(field, fleet, drained && isDrained, open);
  await fleet.stop();
  return figures;
}

async function judgeMoney(field: Field, fleet: Fleet, drained: boolean, open: number): Promise<Figure[]> {
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
    figure("M1 machines have nothing left to say", drained ? "yes" : `${fleet.outboxSize} messages`, drained),
    equal("M1 sales of machines recorded once", stats.sales, f.sales),
    none("M1 codes that the provider was paid for and the cloud does not know", unknownCodes),
    equal("M1 paid codes recorded once", field.provider.book.paidNumbers().length, f.paidCodes),
    none("M1 orders recorded twice", doubles),
    figure(
      "M1 pieces that left machines, and what the cloud knows",
      `${stats.pieces - stats.silences} to ${stats.pieces}, ${f.dispensed}`,
      f.dispensed <= stats.pieces && f.dispensed >= stats.pieces - stats.silences,
    ),
    figure(
      "M1 orders that machines were granted, and what the cloud granted",
      `${stats.ordersGranted}, ${f.granted}`,
      stats.ordersGranted <= f.granted,
    ),
    none("M1 orders refunded above what was paid", overRefunded),
    none("M1 refunds that the provider does not know", unknownRefunds),
    // Cash and cards cannot be paid back from afar: a jam leaves such an order flagged for a person.
    figure(
      "M1 dispensed / refunded / part / contradictions / flagged for a person",
      `${f.d} / ${f.r} / ${f.p} / ${f.x} / ${f.h}`,
      f.d + f.r + f.p + f.x + f.h === f.orders,
    ),
    equal("M1 paid orders with exactly one outcome", f.orders, f.d + f.r + f.p + f.x + f.h),
    equal("M1 orders and refunds still open", 0, open),
    none("M1 ledger that does not sum to zero", ledger),
    none("M1 findings of verify", await field.verify()),
  ];
}
