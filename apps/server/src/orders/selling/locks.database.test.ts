import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { oneProvider } from "../../payments/providers.ts";
import type { Effects } from "../../machines/effects/effect.ts";
import { readArrival } from "../../machines/gateway/inbox/arrival.ts";
import { applyBatch } from "../../machines/gateway/inbox/batch.ts";
import { effectsForTests } from "../../machines/gateway/testing/fixture.ts";
import { meetAtLock } from "../../testing/bench/meetAtLock.ts";
import {
  type Bench,
  brokenRules,
  benchSecrets,
  openBench,
  silentLog,
  somebodyWaits,
} from "../../testing/bench/orderBench.ts";
import { changeOrder } from "./duties.ts";
import { orderEffects } from "../effects.ts";
import { receivePayment } from "./paying.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const dependencies = () => ({
  database: bench.database,
  providers: oneProvider(bench.provider),
  notify: () => {},
  log: silentLog,
});

let seq = 0;
function arrival(machineNo: string, type: string, body: object) {
  const message = { type, boot: "locks", seq: ++seq, at: 1, sentAt: 1, body };
  return readArrival(machineNo, `v1/m/${machineNo}/up`, Buffer.from(JSON.stringify(message)), performance.now());
}

it("M3 ORDER-11 a batch of many machines and the notice of a payment never wait for each other", async () => {
  const other = await bench.addMachine("M2");
  await bench.act("sale", [{}]);
  await bench.act("payRequest", [{ requestId: "crossing" }]);
  const [payment] = await bench.read<{ id: string; amountFen: string }>(
    `select order_id as id, amount_fen::text as "amountFen" from payment where request_id = 'crossing'`,
  );
  const orderId = payment!.id;
  const batch = [
    arrival(other.machineNo, "sale", {
      saleId: "crossing",
      cabinet: "main",
      lane: 11,
      quantity: 1,
      priceFen: 350,
      paidFen: 350,
      payment: "wechat",
      dispensed: 1,
    }),
    arrival(bench.machine.machineNo, "shipClaim", { orderNo: orderId }),
  ];
  const orders = orderEffects({ ...dependencies(), secrets: benchSecrets });
  const tries = { batch: 0, notice: 0 };
  const effects: Effects = {
    ...effectsForTests,
    ...orders,
    sale: (context, messages) => ((tries.batch += 1), orders.sale(context, messages)),
  };
  let applied: Promise<unknown> = Promise.resolve();
  await changeOrder(dependencies(), { topId: "1", orderId }, new Date(), async (tx, book, order) => {
    tries.notice += 1;
    if (tries.notice === 1) {
      // The batch has sold and now waits for the order that this notice holds.
      applied = applyBatch(bench.database, effects, new Map(batch.map((one) => [one, new Date()])), new Map());
      await somebodyWaits(bench);
    }
    await receivePayment(tx, book, order, {
      tradeNo: `T${orderId}`,
      amountFen: BigInt(payment!.amountFen),
      paidAt: new Date(),
    });
  });
  await applied;
  // A transaction that loses a race runs again; here nobody lost one.
  expect(tries).toEqual({ batch: 1, notice: 1 });
  const [order] = await bench.read<{ ship: string }>("select ship_state as ship from sales_order where id = $1", [
    orderId,
  ]);
  expect(order?.ship).toBe("granted");
  expect(await brokenRules(bench)).toEqual([]);
});

it("M3 a machine that comes back does not wait for messages that are being written for it", async () => {
  const { machineId, machineNo } = bench.machine;
  const row =
    "insert into outbox (machine_id, key, type, body, not_after, due_at) values ($1, $2, 'shipDenied', '{}', now() + interval '1 hour', now() + interval '1 hour')";
  await bench.write((tx) => tx.query(row, [machineId, "held"]));
  await bench.write((tx) => tx.query(row, [machineId, "free"]));
  await asSystem(bench.database, async (tx) => {
    await tx.query("select from outbox where machine_id = $1 and key = 'held' for update", [machineId]);
    const hello = arrival(machineNo, "hello", { upperVersion: "1" });
    await applyBatch(bench.database, effectsForTests, new Map([[hello, new Date()]]), new Map());
  });
  const due = await bench.read<{ key: string }>(
    "select key from outbox where machine_id = $1 and key in ('held', 'free') and due_at <= now()",
    [machineId],
  );
  expect(due.map(({ key }) => key)).toEqual(["free"]);
});

it("M15 a sale that waits for its lane tells the product that the lane got meanwhile", async () => {
  const lane = "machine_id = $1 and lane_no = 12";
  await bench.write((tx) =>
    tx.query(
      "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 11, 1, 'tea', '茶', 350)",
    ),
  );
  await meetAtLock(
    bench.database,
    (tx) => tx.query(`update lane set product_id = 11 where ${lane}`, [bench.machine.machineId]),
    () => bench.act("sale", [{ saleId: "renamed", lane: 12 }]),
  );
  expect(
    await bench.read(
      "select product_id as id, product_name as name from sales_order where source_key = 'sale:renamed'",
    ),
  ).toEqual([{ id: "11", name: "茶" }]);
});

it("M15 CARD-30 a sale that waits for its card takes from it also when the card was handed to another merchant meanwhile", async () => {
  const given =
    "insert into card (top_id, merchant_id, card_no, physical_no, logical_no, kind, state, expires_on) values (1, 2, 'moving', '000000aa', 'moving', 'normal', 'activated', '2099-01-01')";
  await bench.write(async (tx) => {
    await tx.query(
      "insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values (2, 1, 1, '{1,2}', '00010001', 'Below', 'ordinary')",
    );
    await tx.query(given);
  });
  await meetAtLock(
    bench.database,
    (tx) => tx.query("update card set merchant_id = 1 where card_no = 'moving'"),
    () => bench.act("sale", [{ saleId: "moving", payment: "memberCard", cardNo: "moving" }]),
  );
  expect(
    await bench.read("select consumed_count as purchases, balance_fen as balance from card where card_no = 'moving'"),
  ).toEqual([{ purchases: 1, balance: "-350" }]);
  expect(await brokenRules(bench)).toEqual([]);
});
