import type { Handle } from "@yunshou/database";
import { openBook, note, writeBook } from "../orders/book/book.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import { lockRefund } from "../orders/book/refund.queries.ts";
import { offer } from "../orders/selling/paying.ts";
import { declineRefund, proposeRefund } from "../orders/selling/refunds.ts";
import { shipClaim, shipResult } from "../orders/selling/shipping.ts";
import { failedDeliveries, limitRefunds, paidAbove, userNamed } from "./demo.queries.ts";
import { pastContext, pastMessage } from "./history.ts";

/** Above this two people decide, in a merchant whose customers buy for little (decision 0029). */
const reviewFen = 500n;
const hourMs = 3_600_000;

/** Refunds that wait for a second person or were declined by one, and goods that were dispensed remotely: what a history of machines does not make. */
export async function seedRefundStates(tx: Handle, now: Date): Promise<void> {
  await limitRefunds(tx, ["0001", "00010001"], reviewFen);
  const [asker, decider] = [await userNamed(tx, "zb01"), await userNamed(tx, "demo")];
  for (const [index, key] of (await paidAbove(tx, "00010001", reviewFen, 3)).entries()) {
    const at = new Date(now.getTime() - (index * 7 + 1) * hourMs);
    const book = openBook(at);
    const order = (await lockOrders(tx, [key])).get(key.orderId)!;
    const refundId = await proposeRefund(tx, book, order, {
      amountFen: order.paidFen,
      reason: "other",
      method: "manual",
      operatorId: asker,
      note: "顾客来电，称商品包装破损",
    });
    await writeBook(tx, book);
    if (index < 2) continue;
    const later = openBook(new Date(at.getTime() + hourMs));
    declineRefund(later, order, (await lockRefund(tx, key.topId, refundId))!, decider, "已为顾客换货");
    await writeBook(tx, later);
  }
  for (const [index, { machine, ...key }] of (await failedDeliveries(tx, "00010001", 3)).entries()) {
    const at = new Date(now.getTime() - (index * 20 + 2) * hourMs);
    const book = openBook(at);
    const order = (await lockOrders(tx, [key])).get(key.orderId)!;
    note(book, order, "remoteDispense", { source: "person", actorId: asker });
    offer(book, order);
    await writeBook(tx, book);
    const said = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
    await shipClaim(pastContext(tx, said(2)), [pastMessage(machine, "shipClaim", said(2), { orderNo: key.orderId })]);
    await shipResult(pastContext(tx, said(15)), [
      pastMessage(machine, "shipResult", said(15), { orderNo: key.orderId, dispensed: order.quantity }),
    ]);
  }
}
