import { asSystem, type Database } from "@yunshou/database";
import type { Effect, EffectContext } from "@yunshou/server/machines/effects/effect";
import { orderEffects } from "@yunshou/server/orders/effects";
import { receiveNotice } from "@yunshou/server/orders/selling/notices";
import { oneProvider } from "@yunshou/server/payments/providers";
import {
  type Bench,
  benchSecrets,
  FakeProvider,
  openBenchAt,
  silentLog,
} from "@yunshou/server/testing/bench/orderBenchAt";
import { playBack, type Statement } from "../durable/recording.ts";
import { type Benchmark, perSecond, spread } from "../figures.ts";
import { settle } from "../fleet.queries.ts";
import { createDatabase, startCluster } from "../product.ts";
import { openNoting } from "./noting.ts";

const target = 0.6;
/** Connections, each of which has one machine with one customer at a time. */
const atOnce = 8;
const pieces = 200;

/** (r) An order from the wish to pay until the goods are out, beside the very statements that it takes. */
export const lifeCycles: Benchmark = {
  name: "r",
  title: "life-cycles of orders: asked for, paid, granted, dispensed",
  async run({ quick, folder, say }) {
    const cluster = await startCluster(folder);
    try {
      const each = quick ? 25 : 190;
      const template = await createDatabase(cluster, "cycles");
      const bench = await openBenchAt({ url: template, drop: async () => {} });
      const machines = [];
      for (let place = 0; place < atOnce; place += 1) machines.push(await bench.addMachine(`C${place}`, 1, pieces));
      await bench.close();
      await settle(template);
      const rounds: { readonly product: number; readonly peer: number }[] = [];
      for (let round = 0; round < (quick ? 2 : 5); round += 1) {
        const copy = (name: string) => createDatabase(cluster, `${name}${round}`, "cycles");
        const { rate, lists } = await measure(await copy("product"), machines, each);
        const played = await playBack(await copy("peer"), lists);
        const transactions = lists.reduce((sum, list) => sum + list.length, 0) / (each * machines.length);
        const peer = played / transactions;
        say(
          `  ${perSecond(rate)}, the statements alone ${perSecond(peer)}; ${transactions.toFixed(1)} transactions an order`,
        );
        rounds.push({ product: rate, peer });
      }
      const ratio = Math.max(...rounds.map(({ product, peer }) => product / peer));
      return [
        {
          benchmark: "r",
          measure: `orders asked for, paid by code, granted and dispensed, ${atOnce} machines at once`,
          value: spread(
            rounds.map(({ product }) => product),
            perSecond,
          ),
          against: `the same statements: ${spread(
            rounds.map(({ peer }) => peer),
            perSecond,
          )}`,
          ratio,
          target: `≥ ${target}`,
          isMet: ratio >= target,
        },
      ];
    } finally {
      await cluster.stop();
    }
  },
};

/** Orders a second, and the transactions of each machine in their order. */
async function measure(
  adminUrl: string,
  machines: readonly Bench["machine"][],
  each: number,
): Promise<{ readonly rate: number; readonly lists: readonly (readonly (readonly Statement[])[])[] }> {
  const desks = machines.map((machine) => ({ machine, noting: openNoting(adminUrl) }));
  const provider = new FakeProvider();
  // A connection and its statements are made before the clock starts, as those of the peer are.
  await Promise.all(desks.map(({ machine, noting }) => serve(noting.database, provider, machine, "warm", 1)));
  const warm = desks.map(({ noting }) => noting.transactions.length);
  const startedAt = performance.now();
  await Promise.all(desks.map(({ machine, noting }) => serve(noting.database, provider, machine, "order", each)));
  const seconds = (performance.now() - startedAt) / 1_000;
  const [done] = await asSystem(desks[0]!.noting.database, (tx) =>
    tx.query<{ orders: number }>(
      "select count(*)::int as orders from sales_order where state = 'completed' and dispensed = 1",
    ),
  );
  const lists = desks.map(({ noting }, place) => noting.transactions.slice(warm[place]));
  lists[0] = lists[0]!.slice(0, -1);
  await Promise.all(desks.map(({ noting }) => noting.database.close()));
  if (done?.orders !== (each + 1) * machines.length)
    throw new Error(`${done?.orders} orders are completed, not ${(each + 1) * machines.length}.`);
  return { rate: (each * machines.length) / seconds, lists };
}

/** Serves customers of one machine one after the other. */
async function serve(
  database: Database,
  provider: FakeProvider,
  machine: Bench["machine"],
  name: string,
  customers: number,
): Promise<void> {
  const payments = { database, providers: oneProvider(provider), notify: () => {}, log: silentLog };
  const effects = orderEffects({ ...payments, secrets: benchSecrets });
  let seq = 0;
  const say = async (type: "payRequest" | "shipClaim" | "shipResult", body: object) => {
    const later: (() => unknown)[] = [];
    const now = new Date();
    seq += 1;
    const message = { type, boot: name, seq, at: now.getTime(), sentAt: now.getTime(), body };
    await asSystem(database, async (tx) => {
      later.length = 0;
      const context = {
        tx,
        now,
        send: () => {},
        afterCommit: (act: () => unknown) => later.push(act),
        notify: () => {},
      };
      await (effects[type] as Effect<typeof type>)(
        context as unknown as EffectContext,
        [{ machine, message, receivedAt: now, occurredAt: now }] as never,
      );
    });
    for (const act of later) await act();
  };
  for (let customer = 0; customer < customers; customer += 1) {
    const requestId = `${name}-${customer}`;
    await say("payRequest", { requestId, cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: "wechat" });
    const [row] = await asSystem(database, (tx) =>
      tx.query<{ id: string }>("select order_id as id from payment where machine_id = $1 and request_id = $2", [
        machine.machineId,
        requestId,
      ]),
    );
    const orderNo = row!.id;
    const fact = { kind: "payment", outTradeNo: orderNo, tradeNo: `T${orderNo}`, amountFen: "350", paidAt: new Date() };
    const told = await receiveNotice(
      payments,
      provider,
      Buffer.from(JSON.stringify({ noticeId: `n${orderNo}`, fact })),
      {},
      new Date(),
    );
    if (told !== "accepted") throw new Error(told);
    await say("shipClaim", { orderNo });
    await say("shipResult", { orderNo, dispensed: 1 });
  }
}
