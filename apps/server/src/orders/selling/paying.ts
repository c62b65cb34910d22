import type { Handle } from "@yunshou/database";
import { dividePaid, orderTable, paid, payTable, shipSilenceMs, shipTable, step } from "@yunshou/domain";
import type { PaidPart } from "../../payments/payments.queries.ts";
import { type Book, count, mustStep, note, noteChange, raise } from "../book/book.ts";
import { isOfferedAtOnce, type Order, saleMoney } from "../book/order.ts";
import { drawLucky } from "../lucky/drawLucky.ts";
import { payCodeKey, paymentDue, shipTimeout } from "./orderTimers.ts";
import { startRefund } from "./refunds.ts";

export interface PaidFact {
  readonly tradeNo: string;
  readonly amountFen: bigint;
  readonly paidAt: Date;
}

/** Promotions leave nothing to pay: no provider is asked, and the goods are offered at once (MKT-18). */
export function takeFree(
  book: Book,
  order: Order,
  asked: { readonly occurredAt: Date; readonly receivedAt: Date },
): void {
  order.payState = mustStep(payTable, order.payState, "pay");
  order.paidAt = asked.occurredAt;
  // An order of the mall may still be closed; it counts when its goods are out.
  if (order.business !== "mall") count(book, order);
  note(book, order, "paid", { source: "cloud", occurredAt: asked.occurredAt, at: asked.receivedAt });
  if (isOfferedAtOnce(order)) offer(book, order);
}

export const offerKey = (orderId: string) => `offer:${orderId}`;

/**
 * The provider says that a locked order is paid. A second saying changes nothing. Money of an order that was closed, or of
 * another amount, is real: it is booked, flagged and given back whole. Answers whether anything changed.
 */
export async function receivePayment(tx: Handle, book: Book, order: Order, fact: PaidFact): Promise<boolean> {
  const wasClosed = order.payState === "closed";
  const next = step(payTable, order.payState, wasClosed ? "payLate" : "pay");
  if (!next.ok) return false;
  order.payState = next.value;
  order.paidFen = fact.amountFen;
  order.paidAt = fact.paidAt;
  order.thirdTradeNo = fact.tradeNo;
  book.ledger.push(paid(saleMoney(order)));
  count(book, order);
  noteChange(book, order, "paid", {
    source: "provider",
    occurredAt: fact.paidAt,
    detail: { tradeNo: fact.tradeNo, amountFen: String(fact.amountFen) },
  });
  book.settled.push({ machineId: order.machineId, key: payCodeKey(order.orderId) });
  book.disarmed.push(paymentDue.named(order.orderId));
  const differs = fact.amountFen !== order.priceFen - order.discountFen;
  if (wasClosed || differs) {
    raise(book, order, [wasClosed ? "paidAfterClose" : "amountMismatch"], { source: "cloud" });
    await startRefund(tx, book, order, { amountFen: fact.amountFen, reason: "other", method: "auto" });
  } else if (order.business === "luckyPurchase") {
    if (await drawLucky(tx, book, order, fact.tradeNo)) offer(book, order);
  } else if (isOfferedAtOnce(order)) offer(book, order);
  return true;
}

/**
 * The provider says that locked orders were paid at once: each has what was asked for it. Another amount is all of the first
 * one, which gives it back; the others end without money.
 */
export async function receiveTogether(
  tx: Handle,
  book: Book,
  { parts, orders }: { readonly parts: readonly PaidPart[]; readonly orders: ReadonlyMap<string, Order> },
  fact: PaidFact,
): Promise<void> {
  const fens = dividePaid(
    parts.map(({ amountFen }) => BigInt(amountFen)),
    fact.amountFen,
  );
  for (const [place, { orderId }] of parts.entries()) {
    const order = orders.get(orderId);
    const amountFen = fens[place] ?? 0n;
    if (order === undefined) continue;
    if (amountFen > 0n) await receivePayment(tx, book, order, { ...fact, amountFen });
    else closeUnpaid(book, order);
  }
}

/** Offers a paid order to its machine: claim, grant and result must follow within `shipSilenceMs` (ORDER-11). */
export function offer(book: Book, order: Order): void {
  order.shipState = mustStep(shipTable, order.shipState, "offer");
  const notAfter = new Date(book.now.getTime() + shipSilenceMs);
  const { machineId, orderId, quantity } = order;
  book.outbox.push({
    machineId,
    key: offerKey(orderId),
    type: "shipOffer",
    body: { orderNo: orderId, cabinet: order.cabinet ?? "main", lane: order.laneNo ?? 0, quantity },
    notAfter,
  });
  book.timers.push(shipTimeout.at(orderId, notAfter, { topId: order.topId }));
  noteChange(book, order, "offered", { source: "cloud" });
}

/** Somebody closes an order that cost nothing before its goods went out; what made it free can be used again. */
export function closeFree(book: Book, order: Order, actorId: string | null): void {
  order.payState = mustStep(payTable, order.payState, "cancelFree");
  order.state = mustStep(orderTable, order.state, "invalidate");
  book.unpromoted.push(order);
  noteChange(book, order, "closed", { source: actorId === null ? "cloud" : "person", actorId });
}

/** Nobody paid in time: the order ends without money. An order that is paid stays as it is. */
export function closeUnpaid(book: Book, order: Order): boolean {
  const next = step(payTable, order.payState, "close");
  if (!next.ok) return false;
  order.payState = next.value;
  order.state = mustStep(orderTable, order.state, "invalidate");
  book.settled.push({ machineId: order.machineId, key: payCodeKey(order.orderId) });
  book.disarmed.push(paymentDue.named(order.orderId));
  if (order.discountFen > 0n) book.unpromoted.push(order);
  noteChange(book, order, "closed", { source: "cloud" });
  return true;
}
