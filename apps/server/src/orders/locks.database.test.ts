import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Effects } from "../machines/effects.ts";
import { readArrival } from "../machines/gateway/arrival.ts";
import { applyBatch } from "../machines/gateway/batch.ts";
import { effectsForTests } from "../machines/gateway/testing/fixture.ts";
import { type Bench, brokenRules, openBench, silentLog } from "../testing/orderBench.ts";
import { changeOrder } from "./duties.ts";
import { orderEffects } from "./effects.ts";
import { receivePayment } from "./paying.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const dependencies = () => ({ database: bench.database, provider: bench.provider, notify: () => {}, log: silentLog });

let seq = 0;
function arrival(machineNo: string, type: string, body: object) {
  const message = { type, boot: "locks", seq: ++seq, at: 1, sentAt: 1, body };
  return readArrival(machineNo, `v1/m/${machineNo}/up`, Buffer.from(JSON.stringify(message)), performance.now());
}

/** Until some transaction waits for a row. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const rows = await bench.read("select 1 from pg_locks where not granted");
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it("M3 ORDER-11 a batch of many machines and the notice of a payment never wait for each other", async () => {
  const other = await bench.addMachine("M2");
  await bench.act("sale", [{}]);
  await bench.act("payRequest", [{ requestId: "crossing" }]);
  const [payment] = await bench.read<{ id: string; amountFen: string }>(`select order_id as id, amount_fen::text as "amountFen" from payment where request_id = 'crossing'`);
  const orderId = payment!.id;
  const batch = [
    arrival(other.machineNo, "sale", { saleId: "crossing", cabinet: "main", lane: 11, quantity: 1, priceFen: 350, paidFen: 350, payment: "wechat", dispensed: 1 }),
    arrival(bench.machine.machineNo, "shipClaim", { orderNo: orderId }),
  ];
  const orders = orderEffects(dependencies());
  const tries = { batch: 0, notice: 0 };
  const effects: Effects = { ...effectsForTests, ...orders, sale: (context, messages) => ((tries.batch += 1), orders.sale(context, messages)) };
  let applied: Promise<unknown> = Promise.resolve();
  await changeOrder(dependencies(), { topId: "1", orderId }, new Date(), async (tx, book, order) => {
    tries.notice += 1;
    if (tries.notice === 1) {
      // The batch has sold and now waits for the order that this notice holds.
      applied = applyBatch(bench.database, effects, new Map(batch.map((one) => [one, new Date()])), new Map());
      await somebodyWaits();
    }
    await receivePayment(tx, book, order, { tradeNo: `T${orderId}`, amountFen: BigInt(payment!.amountFen), paidAt: new Date() });
  });
  await applied;
  // A transaction that loses a race runs again; here nobody lost one.
  expect(tries).toEqual({ batch: 1, notice: 1 });
  const [order] = await bench.read<{ ship: string }>("select ship_state as ship from sales_order where id = $1", [orderId]);
  expect(order?.ship).toBe("granted");
  expect(await brokenRules(bench)).toEqual([]);
});

it("M3 a machine that comes back does not wait for messages that are being written for it", async () => {
  const { machineId, machineNo } = bench.machine;
  const row = "insert into outbox (machine_id, key, type, body, not_after, due_at) values ($1, $2, 'shipDenied', '{}', now() + interval '1 hour', now() + interval '1 hour')";
  await bench.write((tx) => tx.query(row, [machineId, "held"]));
  await bench.write((tx) => tx.query(row, [machineId, "free"]));
  await asSystem(bench.database, async (tx) => {
    await tx.query("select from outbox where machine_id = $1 and key = 'held' for update", [machineId]);
    const hello = arrival(machineNo, "hello", { upperVersion: "1" });
    await applyBatch(bench.database, effectsForTests, new Map([[hello, new Date()]]), new Map());
  });
  const due = await bench.read<{ key: string }>("select key from outbox where machine_id = $1 and key in ('held', 'free') and due_at <= now()", [machineId]);
  expect(due.map(({ key }) => key)).toEqual(["free"]);
});
