import { generateKeyPairSync } from "node:crypto";
import type { Database, Handle } from "@yunshou/database";
import { stock } from "../machines/effects/stock.ts";
import { openBook, writeBook } from "../orders/book/book.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import { receivePayment } from "../orders/selling/paying.ts";
import { payRequestEffect } from "../orders/selling/payRequest.ts";
import { shipClaim, shipResult } from "../orders/selling/shipping.ts";
import { demoProvider } from "../payments/demoProvider.ts";
import { oneProvider } from "../payments/providers.ts";
import type { Secrets } from "../platform/secrets.ts";
import { pastContext, pastMessage } from "./history.ts";
import { machineNoOf, orderOfPrescription, prescriptionLane } from "./prescriptions.queries.ts";

/** A prescription that a pharmacist has reviewed. */
interface Reviewed {
  readonly rxNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly productId: string;
  readonly quantity: number;
}

const { publicKey } = generateKeyPairSync("ed25519");
/** Nothing is asked of it: what it would say is given to the order as its notice would. */
const provider = demoProvider({
  url: "http://127.0.0.1",
  publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
  serial: "history",
  merchantId: "history",
  appId: "history",
  notifyUrl: "http://127.0.0.1",
});
const silent = { error: () => undefined, warn: () => undefined };

/** A customer buys against a prescription through the very functions that serve machines: request, payment, claim, result. */
export async function sellAgainst(
  tx: Handle,
  database: Database,
  secrets: Secrets,
  of: Reviewed,
  at: Date,
): Promise<void> {
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  const machine = { ...of, machineNo: await machineNoOf(tx, of.machineId) };
  const lane = await prescriptionLane(tx, of, of.productId);
  const filled = { lanes: [{ cabinet: "main", lane: lane.laneNo, stock: 8 }], reason: "refill" };
  if (lane.stock < of.quantity)
    await stock(pastContext(tx, later(-600)), [pastMessage(machine, "stock", later(-600), filled)]);
  const dependencies = { database, providers: oneProvider(provider), notify: () => undefined, log: silent, secrets };
  const asked = {
    requestId: `rx${of.rxNo}`,
    cabinet: "main",
    lane: lane.laneNo,
    quantity: of.quantity,
    priceFen: lane.priceFen,
    provider: "wechat",
    rxNo: of.rxNo,
  };
  await payRequestEffect(dependencies)(pastContext(tx, at), [pastMessage(machine, "payRequest", at, asked)]);
  const orderNo = await orderOfPrescription(tx, of);
  if (orderNo === null) return;
  const book = openBook(later(9));
  const order = (await lockOrders(tx, [{ topId: of.topId, orderId: orderNo }])).get(orderNo)!;
  await receivePayment(tx, book, order, {
    tradeNo: `4200${orderNo}`,
    amountFen: order.priceFen - order.discountFen,
    paidAt: later(9),
  });
  await writeBook(tx, book);
  await shipClaim(pastContext(tx, later(10)), [pastMessage(machine, "shipClaim", later(10), { orderNo })]);
  const result = { orderNo, dispensed: of.quantity };
  await shipResult(pastContext(tx, later(16)), [pastMessage(machine, "shipResult", later(16), result)]);
}
