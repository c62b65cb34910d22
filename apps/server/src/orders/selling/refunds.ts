import type { Handle } from "@yunshou/database";
import {
  lossRecovered,
  onlinePaymentKinds,
  orderTable,
  payTable,
  refundAsked,
  type RefundAnswer,
  refundDone,
  refundFailed,
  type RefundMethod,
  type RefundMoney,
  type RefundReason,
  refundTable,
  step,
  undeliveredValue,
  waitingFen,
} from "@yunshou/domain";
import { type Book, mustStep, note, noteChange, tell } from "../book/book.ts";
import { paidByCard } from "../book/cards.ts";
import { moneyFacts, moneyLiesIn, type Order, saleMoney } from "../book/order.ts";
import { nextId } from "../book/order.queries.ts";
import type { Refund } from "../book/refund.queries.ts";
import { refundDue } from "./orderTimers.ts";
import { refundedLine } from "../book/rollups.ts";

export interface RefundWish {
  readonly amountFen: bigint;
  readonly reason: RefundReason;
  readonly method: RefundMethod;
  readonly operatorId?: string;
  readonly note?: string;
}

/** Does the money go back through a provider? Cash and the rest are given back by the person who books it, cards take it themselves. */
export const refundsThroughProvider = (order: Order): boolean =>
  onlinePaymentKinds.some((kind) => kind === order.payment);

/** Done by the duty of refunds: a provider is called after a commit, and a card may be another merchant's, whom the person does not see. */
export const refundsByDuty = (order: Order): boolean => refundsThroughProvider(order) || paidByCard(order);

const refundMoney = (order: Order, refund: Refund): RefundMoney => ({
  ...saleMoney(order),
  refundId: refund.refundId,
  amountFen: refund.amountFen,
  refundedBeforeFen: order.refundedFen,
  from: refund.heldFrom,
  attempt: refund.attempt,
});

const newRefund = async (tx: Handle, book: Book, order: Order, wish: RefundWish): Promise<Refund> => ({
  topId: order.topId,
  refundId: await nextId(tx),
  merchantId: order.merchantId,
  orderId: order.orderId,
  machineId: order.machineId,
  amountFen: wish.amountFen,
  state: "requested",
  open: true,
  reason: wish.reason,
  method: wish.method,
  heldFrom: moneyLiesIn(order),
  attempt: 1,
  operatorId: wish.operatorId ?? null,
  deciderId: null,
  cardNo: order.cardNo,
  note: wish.note ?? "",
  failure: null,
  answer: null,
  answeredAt: null,
  nextTryAt: null,
  sentAt: [],
  requestedAt: book.now,
  finishedAt: null,
});

/**
 * Starts a refund on a locked order: the amount is held, and the duty to send it is armed in the same transaction.
 * The refund's id is its number at the provider for life (REFUND-08). Answers the id.
 */
export async function startRefund(tx: Handle, book: Book, order: Order, wish: RefundWish): Promise<string> {
  const refund = await newRefund(tx, book, order, wish);
  book.refunds.push(refund);
  begin(book, order, refund, refund.operatorId);
  return refund.refundId;
}

/** The order's side of a refund that starts: one runs at a time, and what failed before is settled by it. */
function begin(book: Book, order: Order, refund: Refund, actorId: string | null): void {
  if (order.refundState === "failed") book.refundsSettled.add(order);
  order.payState = mustStep(payTable, order.payState, "startRefund");
  order.refundingFen = refund.amountFen;
  order.refundState = "refunding";
  refund.open = true;
  hold(book, order, refund, actorId);
}

/** Notes a refund that waits for a second person; no money is held for it. Answers its number. */
export async function proposeRefund(tx: Handle, book: Book, order: Order, wish: RefundWish): Promise<string> {
  const refund: Refund = { ...(await newRefund(tx, book, order, wish)), state: "proposed" };
  book.refunds.push(refund);
  note(book, order, "refundProposed", {
    source: refund.operatorId === null ? "cloud" : "person",
    actorId: refund.operatorId,
    detail: { refund: refund.refundId, amountFen: String(refund.amountFen), reason: refund.reason, note: refund.note },
  });
  return refund.refundId;
}

/** Starts a proposed refund. The caller has checked that the amount still fits and who decides. */
export function approveRefund(book: Book, order: Order, refund: Refund, deciderId: string): void {
  refund.state = mustStep(refundTable, refund.state, "approve");
  refund.deciderId = deciderId;
  refund.heldFrom = moneyLiesIn(order);
  book.refundsChanged.add(refund);
  note(book, order, "refundApproved", { source: "person", actorId: deciderId, detail: { refund: refund.refundId } });
  begin(book, order, refund, refund.operatorId);
}

export function declineRefund(book: Book, order: Order, refund: Refund, deciderId: string, because: string): void {
  refund.state = mustStep(refundTable, refund.state, "decline");
  refund.deciderId = deciderId;
  refund.open = false;
  refund.failure = because;
  refund.finishedAt = book.now;
  book.refundsChanged.add(refund);
  note(book, order, "refundDeclined", {
    source: "person",
    actorId: deciderId,
    detail: { refund: refund.refundId, note: because },
  });
}

function hold(book: Book, order: Order, refund: Refund, actorId: string | null): void {
  book.ledger.push(refundAsked(refundMoney(order, refund)));
  noteChange(book, order, "refundAsked", {
    source: actorId === null ? "cloud" : "person",
    actorId,
    detail: {
      refund: refund.refundId,
      amountFen: String(refund.amountFen),
      reason: refund.reason,
      note: refund.note,
      attempt: refund.attempt,
    },
  });
  if (refundsByDuty(order)) {
    refund.nextTryAt = book.now;
    book.timers.push(
      refundDue.at(refund.refundId, book.now, {
        topId: order.topId,
        orderId: order.orderId,
        tries: 0,
        firstAt: book.now.toISOString(),
      }),
    );
  } else {
    refund.state = mustStep(refundTable, refund.state, "send");
    finish(book, order, refund);
  }
}

function finish(book: Book, order: Order, refund: Refund): void {
  refund.state = mustStep(refundTable, refund.state, "succeed");
  refund.finishedAt = book.now;
  refund.failure = null;
  refund.open = false;
  refund.nextTryAt = null;
  if (refundsThroughProvider(order)) answered(refund, "succeeded", book.now);
  if (paidByCard(order))
    book.cards.push({ order, at: book.now, learnedAt: book.now, refund: refundMoney(order, refund) });
  else book.ledger.push(refundDone(refundMoney(order, refund)));
  book.rollups.push(refundedLine(order, refund.amountFen));
  order.refundedFen += refund.amountFen;
  order.refundingFen = 0n;
  order.refundState = "refunded";
  order.payState = mustStep(
    payTable,
    order.payState,
    order.refundedFen === order.paidFen ? "finishRefund" : "finishPart",
  );
  // An order of the mall whose money is back before its goods went out has ended.
  if (
    order.business === "mall" &&
    order.shipState === "none" &&
    order.state === "inTransaction" &&
    order.payState === "refunded"
  )
    order.state = mustStep(orderTable, order.state, "invalidate");
  // What was not given back still waits for a person.
  const isSettled = waitingFen(moneyFacts(order)) === 0n && owedAfter(order, refund) === 0n;
  if (order.state === "exception" && order.exception !== "lateDispense" && isSettled)
    order.state = mustStep(orderTable, order.state, "process");
  const source = refundsThroughProvider(order) ? "provider" : paidByCard(order) ? "cloud" : "person";
  noteChange(book, order, "refunded", {
    source,
    actorId: source === "person" ? refund.operatorId : null,
    detail: { refund: refund.refundId, amountFen: String(refund.amountFen) },
  });
  tell(book, order, "order.refunded", { refundNo: refund.refundId, refundFen: String(refund.amountFen) });
}

function answered(refund: Refund, answer: RefundAnswer, at: Date): void {
  refund.answer = answer;
  refund.answeredAt = at;
}

/** The provider paid a refund back. A refund that is not under way changes nothing. */
export function refundSucceeded(book: Book, order: Order, refund: Refund): boolean {
  if (refund.state === "requested") refund.state = mustStep(refundTable, refund.state, "send");
  if (!step(refundTable, refund.state, "succeed").ok) return false;
  finish(book, order, refund);
  book.refundsChanged.add(refund);
  book.disarmed.push(refundDue.named(refund.refundId));
  return true;
}

/** The provider refused a refund for good: what was held goes back, and a person may start it again under its number. */
export function refundRefused(book: Book, order: Order, refund: Refund, failure: string): boolean {
  if (refund.state === "requested") refund.state = mustStep(refundTable, refund.state, "send");
  if (!step(refundTable, refund.state, "fail").ok) return false;
  const money = refundMoney(order, refund);
  book.ledger.push(refundFailed(money));
  // Nothing waits any more for goods that came out meanwhile, whether their money covers a loss or not.
  if (cameOutMeanwhile(order, refund)) book.ledger.push(lossRecovered(money, lossOf(order, refund)));
  refund.state = mustStep(refundTable, refund.state, "fail");
  refund.failure = failure;
  refund.finishedAt = book.now;
  refund.nextTryAt = null;
  answered(refund, "failed", book.now);
  order.refundingFen = 0n;
  order.refundState = "failed";
  order.payState = mustStep(payTable, order.payState, "failRefund");
  // Goods that came out are paid by the money that stayed: so much is never given back by starting this one again.
  if (cameOutMeanwhile(order, refund) && owedAfter(order, refund) < refund.amountFen) {
    refund.open = false;
    order.refundState = null;
  }
  noteChange(book, order, "refundFailed", { source: "provider", detail: { refund: refund.refundId, failure } });
  book.refundsChanged.add(refund);
  book.disarmed.push(refundDue.named(refund.refundId));
  return true;
}

/** Whether goods came out while this refund was under way. */
const cameOutMeanwhile = (order: Order, { heldFrom }: Refund): boolean =>
  heldFrom === "pending" && moneyLiesIn(order) === "available";

/** What a refund that has ended left of the money of pieces that stayed inside: they were not known when it began. */
export function owedAfter(order: Order, refund: Refund): bigint {
  if (!cameOutMeanwhile(order, refund)) return 0n;
  const owedFen = undeliveredValue(order.paidFen, order.quantity, order.dispensed) - order.refundedFen;
  return owedFen > 0n ? owedFen : 0n;
}

/** What was booked as a loss because goods came out while this refund was under way. */
function lossOf(order: Order, refund: Refund): bigint {
  const valueFen = order.paidFen - undeliveredValue(order.paidFen, order.quantity, order.dispensed);
  const keptFen = order.paidFen - order.refundedFen - refund.amountFen;
  return valueFen > keptFen ? valueFen - keptFen : 0n;
}

/** What settles an order otherwise settles the refund of it that failed: nobody starts it again with others. */
export function settleFailedRefund(book: Book, order: Order): void {
  if (order.refundState !== "failed") return;
  order.refundState = null;
  book.refundsSettled.add(order);
}

/** Starts a failed refund again, under the number it has for life. The caller has checked that the amount still fits. */
export function retryRefund(book: Book, order: Order, refund: Refund, operatorId: string | null): void {
  refund.state = mustStep(refundTable, refund.state, "retry");
  refund.attempt += 1;
  refund.heldFrom = moneyLiesIn(order);
  refund.finishedAt = null;
  refund.failure = null;
  book.refundsChanged.add(refund);
  begin(book, order, refund, operatorId);
}
