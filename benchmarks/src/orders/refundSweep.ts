import { asSystem } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import type { Effect, EffectContext } from "@yunshou/server/machines/effects/effect";
import { openBook, writeBook } from "@yunshou/server/orders/book/book";
import { lockOrders } from "@yunshou/server/orders/book/order.queries";
import { orderEffects } from "@yunshou/server/orders/effects";
import { receivePayment } from "@yunshou/server/orders/selling/paying";
import { oneProvider } from "@yunshou/server/payments/providers";
import { type Bench, benchSecrets, openBenchAt, silentLog } from "@yunshou/server/testing/bench/orderBenchAt";
import { type Benchmark, perSecond } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";

const lanes = 3;
const pieces = 200;

/** (q) Machines that all fell silent after payment, as when a network is down: every customer has the money back, once. */
export const refundSweep: Benchmark = {
  name: "q",
  title: "refunds of orders whose machines fell silent after payment",
  async run({ quick, folder, say }) {
    const cluster = await startCluster(folder);
    try {
      const machines = quick ? 100 : 1_000;
      const each = quick ? 20 : 100;
      const orders = machines * each;
      const url = await createDatabase(cluster, "sweep");
      const bench = await openBenchAt({ url, drop: async () => {} });
      const fleet: Bench["machine"][] = [];
      for (let place = 0; place < machines; place += 1) fleet.push(await bench.addMachine(`S${place}`, lanes, pieces));
      for (let round = 0; round < each; round += 1) await sellPaid(bench, fleet, round);
      // Codes that are paid are asked about no more.
      await bench.write((tx) => tx.query("delete from timer where kind <> 'order.shipTimeout'"));
      await settle(url);
      say(`  ${orders.toLocaleString("en")} orders are paid and wait for their machines`);
      const startedAt = performance.now();
      await bench.sweep(new Date(Date.now() + 301_000));
      const seconds = (performance.now() - startedAt) / 1_000;
      const [row] = await bench.read<{ refunded: number; refunds: number; open: number }>(
        `select (select count(*)::int from sales_order where refunded_fen = paid_fen and paid_fen > 0) as refunded,
           (select count(*)::int from refund where state = 'refunded') as refunds, (select count(*)::int from refund where state <> 'refunded') as open`,
      );
      const findings = await asSystem(bench.database, (tx) => verifyDatabase(tx));
      const paidBack = bench.provider.paidBackFen();
      await bench.close();
      if (findings.length > 0) throw new Error(`verify: ${findings.map(({ check }) => check).join(", ")}`);
      const lost = orders - (row?.refunded ?? 0);
      const isOnce = row?.refunds === orders && row.open === 0 && paidBack === BigInt(orders) * 350n;
      return [
        {
          benchmark: "q",
          measure: `refunds of ${orders.toLocaleString("en")} orders that are due at one moment: decided, sent, answered`,
          value: `${perSecond(orders / seconds)}, ${seconds.toFixed(0)} s`,
        },
        {
          benchmark: "q",
          measure: "customers without their money, or with it twice; the ledger agrees",
          value: `${lost}`,
          target: "0",
          isMet: lost === 0 && isOnce,
        },
      ];
    } finally {
      await cluster.stop();
    }
  },
};

/** One order at each machine, paid and offered. */
async function sellPaid(bench: Bench, fleet: readonly Bench["machine"][], round: number): Promise<void> {
  const effects = orderEffects({
    database: bench.database,
    providers: oneProvider(bench.provider),
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  });
  const now = new Date();
  const requestId = `r${round}`;
  const body = { requestId, cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: "wechat" };
  const message = { type: "payRequest", boot: "b", seq: round + 1, at: now.getTime(), sentAt: now.getTime(), body };
  await bench.write(async (tx) => {
    const context = { tx, now, send: () => {}, afterCommit: () => {}, notify: () => {} } as unknown as EffectContext;
    const incoming = fleet.map((machine) => ({ machine, message, receivedAt: now, occurredAt: now }));
    await (effects.payRequest as Effect<"payRequest">)(context, incoming as never);
  });
  await bench.write(async (tx) => {
    const keys = await tx.query<{ topId: string; orderId: string }>(
      `select top_id as "topId", order_id as "orderId" from payment where request_id = $1`,
      [requestId],
    );
    const book = openBook(now);
    for (const order of (await lockOrders(tx, keys)).values())
      await receivePayment(tx, book, order, { tradeNo: `T${order.orderId}`, amountFen: 350n, paidAt: now });
    await writeBook(tx, book);
  });
}
