import { dispensed, orderTable, shipTable } from "@yunshou/domain";
import { type Book, complete, count, mustStep, noteChange } from "../book/book.ts";
import { moneyLiesIn, type Order, saleMoney } from "../book/order.ts";
import { dispensedLine } from "../book/rollups.ts";
import { settleFailedRefund } from "./refunds.ts";

/**
 * The buyer has the goods of a locked, paid order that no machine made: what was kept of its money is the merchant's, and its
 * pieces leave the stock with the book (MALL-06).
 */
export function handOverGoods(
  book: Book,
  order: Order,
  {
    kind,
    actorId,
  }: {
    readonly kind: "arrived" | "handedOver";
    /** Null where nobody said so in time. */ readonly actorId: string | null;
  },
): void {
  const waited = moneyLiesIn(order) === "pending";
  const keptFen = order.paidFen - order.refundedFen;
  order.shipState = mustStep(shipTable, order.shipState, "handOver");
  if (order.counted) book.rollups.push(dispensedLine(order, order.quantity - order.dispensed));
  order.dispensed = order.quantity;
  if (!order.counted) count(book, order);
  order.deliveredAt = book.now;
  if (waited && keptFen > 0n) book.ledger.push(dispensed(saleMoney(order, keptFen)));
  settleFailedRefund(book, order);
  if (order.state === "exceptionProcessed") order.state = mustStep(orderTable, order.state, "process");
  else complete(book, order);
  noteChange(book, order, kind, { source: actorId === null ? "cloud" : "person", actorId });
}
