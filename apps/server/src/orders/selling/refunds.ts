import type { Handle } from "@yunshou/database";
import {
  lossRecovered,
  onlinePaymentKinds,
  orderTable,
  payTable,
  refundAsked,
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
import { type Book, mustStep, noteChange } from "../book/book.ts";
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
const refundsByDuty = (order: Order): boolean => refundsThroughProvider(order) || paidByCard(order);

const refundMoney = (order: Order, refund: Refund): RefundMoney => ({
  ...saleMoney(order),
  refundId: refund.refundId,
  amountFen: refund.amountFen,
  refundedBeforeFen: order.refundedFen,
  from: refund.heldFrom,
  attempt: refund.attempt,
});

/**
 * Starts a refund on a locked order: the amount is held, and the duty to send it is armed in the same transaction.
 * The refund's id is its number at the provider for life (REFUND-08). Answers the id.
 */
export async function startRefund(tx: Handle, book: Book, order: Order, wish: RefundWish): Promise<string> {
  order.payState = mustStep(payTable, order.payState, "startRefund");
  order.refundingFen = wish.amountFen;
  order.refundState = "refunding";
  const refund: Refund = {
    topId: order.topId,
    refundId: await nextId(tx),
    merchantId: order.merchantId,
    orderId: order.orderId,
    machineId: order.machineId,
    amountFen: wish.amountFen,
    state: "requested",
    reason: wish.reason,
    method: wish.method,
    heldFrom: moneyLiesIn(order),
    attempt: 1,
    operatorId: wish.operatorId ?? null,
    note: wish.note ?? "",
    failure: null,
    requestedAt: book.now,
    finishedAt: null,
  };
  book.refunds.push(refund);
  hold(book, order, refund, refund.operatorId);
  return refund.refundId;
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
  // What was not given back still waits for a person.
  if (order.state === "exception" && order.exception !== "lateDispense" && waitingFen(moneyFacts(order)) === 0n)
    order.state = mustStep(orderTable, order.state, "process");
  const source = refundsThroughProvider(order) ? "provider" : paidByCard(order) ? "cloud" : "person";
  noteChange(book, order, "refunded", {
    source,
    actorId: source === "person" ? refund.operatorId : null,
    detail: { refund: refund.refundId, amountFen: String(refund.amountFen) },
  });
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
  const lossFen = lossOf(order, refund);
  if (lossFen > 0n) book.ledger.push(lossRecovered(money, lossFen));
  refund.state = mustStep(refundTable, refund.state, "fail");
  refund.failure = failure;
  refund.finishedAt = book.now;
  order.refundingFen = 0n;
  order.refundState = "failed";
  order.payState = mustStep(payTable, order.payState, "failRefund");
  noteChange(book, order, "refundFailed", { source: "provider", detail: { refund: refund.refundId, failure } });
  book.refundsChanged.add(refund);
  book.disarmed.push(refundDue.named(refund.refundId));
  return true;
}

/** What was booked as a loss because goods came out while this refund was under way. */
function lossOf(order: Order, refund: Refund): bigint {
  if (refund.heldFrom === "available" || moneyLiesIn(order) === "pending") return 0n;
  const valueFen = order.paidFen - undeliveredValue(order.paidFen, order.quantity, order.dispensed);
  const keptFen = order.paidFen - order.refundedFen - refund.amountFen;
  return valueFen > keptFen ? valueFen - keptFen : 0n;
}

/** Starts a failed refund again, under the number it has for life. The caller has checked that the amount still fits. */
export function retryRefund(book: Book, order: Order, refund: Refund, operatorId: string): void {
  refund.state = mustStep(refundTable, refund.state, "retry");
  refund.attempt += 1;
  refund.heldFrom = moneyLiesIn(order);
  refund.finishedAt = null;
  refund.failure = null;
  order.payState = mustStep(payTable, order.payState, "startRefund");
  order.refundingFen = refund.amountFen;
  order.refundState = "refunding";
  book.refundsChanged.add(refund);
  hold(book, order, refund, operatorId);
}
