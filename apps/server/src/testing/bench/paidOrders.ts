import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { asSystem, type Handle } from "@yunshou/database";
import { oneProvider } from "../../payments/providers.ts";
import type { Effect, EffectContext } from "../../machines/effects/effect.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import type { Book } from "../../orders/book/book.ts";
import { changeOrder } from "../../orders/selling/duties.ts";
import { orderEffects } from "../../orders/effects.ts";
import type { Order } from "../../orders/book/order.ts";
import { receivePayment } from "../../orders/selling/paying.ts";
import type { TestServer } from "./client.ts";
import { FakeProvider, silentLog } from "./orderBench.ts";

export interface CodeMachine {
  readonly merchant: CreatedMerchant;
  readonly machineId: string;
  readonly machineNo: string;
}

/** A machine in service, online, whose lane 11 sells at 3.50. */
export async function givenSellingMachine(
  server: TestServer,
  merchant: CreatedMerchant,
  machineNo: string,
): Promise<CodeMachine> {
  const of = [merchant.topId, merchant.merchantId, machineNo];
  return asSystem(server.database, async (tx) => {
    const [machine] = await tx.query<{ id: string }>(
      "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', now()) returning id",
      of,
    );
    const [product] = await tx.query<{ id: string }>(
      "insert into product (top_id, merchant_id, code, name, price_fen) values ($1, $2, $3, '可乐', 350) returning id",
      of,
    );
    const machineId = machine!.id;
    await tx.query(
      "insert into machine_state (top_id, machine_id, merchant_id, connection) values ($1, $2, $3, 'online')",
      [merchant.topId, machineId, merchant.merchantId],
    );
    await tx.query(
      "insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity) values ($1, $2, $3, 'main', 11, $4, 350, 100, 100)",
      [merchant.topId, machineId, merchant.merchantId, product!.id],
    );
    await tx.query(
      "insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason) values ($1, $3, $2, 'main', 11, $4, 100, 100, 'generate')",
      [merchant.topId, machineId, merchant.merchantId, product!.id],
    );
    return { merchant, machineId, machineNo };
  });
}

/** A provider and what a deployment with one gives to orders. */
export const paymentsOf = (server: TestServer) => {
  const provider = new FakeProvider();
  const { database } = server;
  return { database, provider, providers: oneProvider(provider), notify: () => {}, log: silentLog };
};
export type Payments = ReturnType<typeof paymentsOf>;

let serial = 0;

/** What a machine says about a payment or a delivery, with its effect. */
export async function machineSays<T extends "payRequest" | "shipClaim" | "shipResult">(
  server: TestServer,
  payments: Payments,
  { merchant, ...machine }: CodeMachine,
  type: T,
  body: Partial<UpBody<T>>,
): Promise<void> {
  serial += 1;
  const now = new Date();
  const message = { type, boot: "b", seq: serial, at: now.getTime(), sentAt: now.getTime(), body };
  const incoming = {
    machine: { ...machine, topId: merchant.topId, merchantId: merchant.merchantId },
    message,
    receivedAt: now,
    occurredAt: now,
  };
  await asSystem(server.database, (tx) =>
    (orderEffects({ ...payments, secrets: server.context.secrets })[type] as Effect<T>)(
      { tx, now, send: () => {}, afterCommit: () => {}, notify: () => {} } as EffectContext,
      [incoming] as never,
    ),
  );
}

/** Changes one order as a duty does. */
export const inOrder = (
  payments: Payments,
  { merchant }: CodeMachine,
  orderId: string,
  change: (tx: Handle, book: Book, order: Order) => Promise<unknown>,
) => changeOrder(payments, { topId: merchant.topId, orderId }, new Date(), change as Parameters<typeof changeOrder>[3]);

/** A code that a customer paid at the machine; it waits to be dispensed. Answers the order number. */
export async function givenPaidOrder(server: TestServer, payments: Payments, machine: CodeMachine): Promise<string> {
  serial += 1;
  const requestId = `paid${serial}`;
  await machineSays(server, payments, machine, "payRequest", {
    requestId,
    cabinet: "main",
    lane: 11,
    quantity: 1,
    priceFen: 350,
    provider: "wechat",
  });
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select order_id as id from payment where request_id = $1 and machine_id = $2", [
      requestId,
      machine.machineId,
    ]),
  );
  const orderNo = row!.id;
  await inOrder(payments, machine, orderNo, (tx, book, order) =>
    receivePayment(tx, book, order, { tradeNo: `T${orderNo}`, amountFen: 350n, paidAt: new Date() }),
  );
  return orderNo;
}
