import type { Handle } from "@yunshou/database";
import {
  decideResult,
  dispensed,
  lateDispense,
  ledgerAccounts,
  type OrderException,
  orderTable,
  refundMethodFor,
  type RefusalCode,
  refundReasonOf,
  shipTable,
  step,
} from "@yunshou/domain";
import type { Effect, EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { balance } from "../../ledger/ledger.queries.ts";
import { askDispense } from "../../pharmacy/dispenseGate.queries.ts";
import { take } from "../../stock/shelf.ts";
import { laneKey, lockLanes } from "../../stock/stock.queries.ts";
import {
  type Book,
  complete,
  count,
  mustStep,
  noteBatch,
  noteChange,
  openBook,
  raise,
  writeBook,
} from "../book/book.ts";
import { moneyLiesIn, type Order, saleMoney } from "../book/order.ts";
import { lockOrders } from "../book/order.queries.ts";
import { failedRefund, lockRefund, type Refund } from "../book/refund.queries.ts";
import { dispensedLine } from "../book/rollups.ts";
import { shipTimeout } from "./orderTimers.ts";
import { offerKey } from "./paying.ts";
import { owedAfter, refundsByDuty, retryRefund, settleFailedRefund, startRefund } from "./refunds.ts";
import { compareWeights } from "./weighing.ts";

type About = Incoming<"shipClaim"> | Incoming<"shipResult">;

/** Locks the orders that messages name. An order of another machine is not this machine's business. */
async function ordersOf(tx: Handle, messages: readonly About[]): Promise<(message: About) => Order | undefined> {
  const orders = await lockOrders(
    tx,
    messages.map(({ machine, message }) => ({ topId: machine.topId, orderId: message.body.orderNo })),
  );
  return ({ machine, message }) => {
    const order = orders.get(message.body.orderNo);
    return order?.machineId === machine.machineId ? order : undefined;
  };
}

/**
 * The machine is ready to dispense. Grant and the start of a refund are two transitions of one locked row, so an order
 * that is being refunded is never granted, whatever the machine's clock says. A claim after a lost grant is granted again:
 * the machine keeps the numbers of orders it has dispensed.
 */
export const shipClaim: Effect<"shipClaim"> = async (context, messages) => {
  const orderOf = await ordersOf(context.tx, messages);
  const book = openBook(context.now);
  const claimed = messages.map((incoming) => orderOf(incoming));
  // What was granted before may have come out already; only what still waits is asked about.
  const waiting = claimed.map((order) => (order?.shipState === "offered" ? order : undefined));
  const { refused } = await askDispense(
    context.tx,
    waiting.map((order) =>
      order === undefined
        ? nothingToDispense
        : { ...order, rxNo: null, orderId: order.business === "prescription" ? order.orderId : null },
    ),
    context.now,
  );
  for (const [place, incoming] of messages.entries())
    claim(context, book, incoming, claimed[place], refused.get(place));
  await writeBook(context.tx, book, context.last);
};

const nothingToDispense = {
  topId: "0",
  machineId: "0",
  cabinet: null,
  laneNo: null,
  productId: null,
  quantity: 0,
  rxNo: null,
  orderId: null,
  sourceKey: null,
};

function claim(
  context: EffectContext,
  book: Book,
  { machine, message, occurredAt }: Incoming<"shipClaim">,
  order: Order | undefined,
  forbidden: RefusalCode | undefined,
): void {
  const { orderNo } = message.body;
  if (order === undefined) return context.send(machine.machineNo, "shipDenied", { orderNo, reason: "orders.unknown" });
  // The order stays offered: its silence refunds it by the merchant's policy, as it does when a machine never claims.
  if (forbidden !== undefined) return context.send(machine.machineNo, "shipDenied", { orderNo, reason: forbidden });
  const isPaid = order.payState === "paid";
  if (isPaid && order.shipState === "offered") {
    order.shipState = mustStep(shipTable, mustStep(shipTable, order.shipState, "claim"), "grant");
    noteChange(book, order, "granted", { source: "machine", occurredAt });
  }
  book.settled.push({ machineId: machine.machineId, key: offerKey(orderNo) });
  if (isPaid && order.shipState === "granted") {
    context.send(machine.machineNo, "shipGrant", {
      orderNo,
      cabinet: order.cabinet ?? "main",
      lane: order.laneNo ?? 0,
      quantity: order.quantity,
    });
  } else {
    context.send(machine.machineNo, "shipDenied", { orderNo, reason: "state.notAllowed" });
  }
}

/** How dispensing ended. What the machine says came out is the truth; money and stock follow it. */
export const shipResult: Effect<"shipResult"> = async ({ tx, now, last }, messages) => {
  const orderOf = await ordersOf(tx, messages);
  const book = openBook(now);
  const orders = messages.flatMap((incoming) => orderOf(incoming) ?? []);
  for (const [key, lane] of await lockLanes(tx, orders.flatMap(laneOf))) book.shelf.lanes.set(key, lane);
  for (const incoming of messages) {
    const order = orderOf(incoming);
    if (order === undefined) foreignResult(book, incoming);
    else await finishShipping(tx, book, incoming, order);
  }
  const counted = messages.flatMap((incoming) => {
    const order = orderOf(incoming);
    return order === undefined || !book.changed.has(order) ? [] : [{ order, said: incoming.message.body }];
  });
  await compareWeights(tx, book, counted);
  await writeBook(tx, book, last);
};

const laneOf = (order: Order) =>
  order.cabinet === null || order.laneNo === null
    ? []
    : [{ machineId: order.machineId, cabinet: order.cabinet, lane: order.laneNo }];

function foreignResult(book: Book, { machine, message }: Incoming<"shipResult">): void {
  const detail = { problem: "orderUnknown", order: message.body.orderNo, dispensed: message.body.dispensed };
  book.alarms.push({ machineId: machine.machineId, kind: "contradiction", detail });
}

async function finishShipping(tx: Handle, book: Book, incoming: Incoming<"shipResult">, order: Order): Promise<void> {
  const { body } = incoming.message;
  const lane = laneOf(order).map((name) => book.shelf.lanes.get(laneKey(name)))[0];
  const about = {
    source: "machine",
    occurredAt: incoming.occurredAt,
    detail: {
      dispensed: body.dispensed,
      quantity: order.quantity,
      fault: body.fault ?? null,
      ...(body.weightBeforeGrams === undefined ? {} : { weightBeforeGrams: body.weightBeforeGrams }),
      ...(body.weightAfterGrams === undefined ? {} : { weightAfterGrams: body.weightAfterGrams }),
    },
  } as const;
  const facts = {
    payState: order.payState,
    ship: order.shipState,
    quantity: order.quantity,
    paidFen: order.paidFen,
    goneFen: order.refundedFen + order.refundingFen,
  };
  const decision =
    order.payState === "unpaid" || order.payState === "closed"
      ? undefined
      : decideResult(body, { ...facts, stock: lane?.stock ?? 0 });
  book.settled.push({ machineId: order.machineId, key: offerKey(order.orderId) });
  if (decision === undefined || !decision.ok) return resultDiffers(book, order, body.dispensed, about);
  const { ship, exceptions, taken, releasedFen, lossFen, refundFen } = decision.value;
  const wasException = order.state === "exception";
  const waited = moneyLiesIn(order) === "pending";
  order.shipState = ship;
  if (order.counted && body.dispensed !== order.dispensed)
    book.rollups.push(dispensedLine(order, body.dispensed - order.dispensed));
  order.dispensed = body.dispensed;
  order.weightBeforeGrams = body.weightBeforeGrams ?? order.weightBeforeGrams;
  order.weightAfterGrams = body.weightAfterGrams ?? order.weightAfterGrams;
  if (body.dispensed > 0) order.deliveredAt = incoming.occurredAt;
  book.disarmed.push(shipTimeout.named(order.orderId));
  if (order.business === "pickupCode") book.pickups.push(order);
  // What nobody pays for counts when something came out.
  const countsNow = order.business === "pickupCode" || order.business === "mall";
  if (countsNow && body.dispensed > 0 && !order.counted) count(book, order);
  if (lane !== undefined) take(book.shelf, lane, taken, order.orderId, incoming.receivedAt);
  noteBatch(book, order, lane);
  if (releasedFen > 0n && waited) book.ledger.push(dispensed(saleMoney(order, releasedFen)));
  if (lossFen > 0n) book.ledger.push(lateDispense(saleMoney(order), lossFen));
  if (body.dispensed > 0) settleFailedRefund(book, order);
  noteChange(book, order, ship, about);
  const reasons =
    lane === undefined && body.dispensed > 0
      ? exceptions.map((one) => (one === "stockContradiction" ? "laneUnknown" : one))
      : exceptions;
  if (order.state === "offlineReceipt") givenBefore(book, order, reasons, about);
  else if (reasons.length > 0) raiseAnew(book, order, reasons, about);
  else if (wasException || order.state === "exceptionProcessed")
    order.state = mustStep(orderTable, order.state, "process");
  else complete(book, order);
  endRefunded(order);
  // A person has settled with the customer already, in goods or in money.
  if (order.outcome === null) await refundInside(tx, book, order, refundFen, body.fault);
}

/** What a try came to takes the place of what an earlier one did; other reasons stay beside it. */
const ofOneTry: readonly (OrderException | null)[] = ["dispenseFailed", "partDispensed", "shipTimeout"];

function raiseAnew(book: Book, order: Order, reasons: readonly OrderException[], about: Parameters<typeof raise>[3]) {
  if (ofOneTry.includes(order.exception)) order.exception = null;
  raise(book, order, reasons, about);
}

/** Where nothing came out and all money is back already, a problem order leaves nothing to a person, as when the money goes back after it. */
function endRefunded(order: Order): void {
  if (order.state === "exception" && order.payState === "refunded" && order.dispensed === 0)
    order.state = mustStep(orderTable, order.state, "process");
}

/** A prize was handed over by hand; what comes out of the machine as well is a contradiction, and what stays inside is no news. */
function givenBefore(
  book: Book,
  order: Order,
  reasons: readonly OrderException[],
  about: Parameters<typeof raise>[3],
): void {
  if (order.dispensed > 0) raise(book, order, ["resultDiffers", ...reasons], about);
}

/**
 * Gives back what stayed inside, by the merchant's policy; what is not refunded automatically waits as an exception (REFUND-04).
 * Cash goes back by hand only: whoever gives it says so.
 */
async function refundInside(
  tx: Handle,
  book: Book,
  order: Order,
  amountFen: bigint,
  fault: Parameters<typeof refundReasonOf>[0],
): Promise<void> {
  if (amountFen === 0n || !refundsByDuty(order)) return;
  const { refundAgreed: agreed, refundMaximumFen: maximumFen, machineRefunds } = order;
  const policy = { agreed, maximumFen, machineRefunds };
  if (refundMethodFor(order.business, amountFen, policy) === "manual") return;
  // What failed before goes again under its number: the provider may have done it after all (REFUND-08).
  const failed = await failedRefund(tx, order, String(amountFen));
  const again = failed === undefined ? undefined : await lockRefund(tx, order.topId, failed);
  if (again === undefined)
    await startRefund(tx, book, order, { amountFen, reason: refundReasonOf(fault), method: "auto" });
  else retryRefund(book, order, again, null);
}

/**
 * A refund has ended that was under way when a part came out: one runs at a time, so what else stayed inside goes back now, by
 * the same policy. The merchant may have withdrawn that money meanwhile; then it waits for a person, and the end of the refund
 * is written all the same.
 */
export async function refundRest(tx: Handle, book: Book, order: Order, refund: Refund): Promise<void> {
  const owedFen = owedAfter(order, refund);
  if (owedFen === 0n) return;
  const bookedFen = book.ledger
    .filter(({ merchantId }) => merchantId === order.merchantId)
    .flatMap(({ postings }) => postings)
    .reduce((sum, { account, amountFen }) => (account === ledgerAccounts.available ? sum + amountFen : sum), 0n);
  if ((await balance(tx, order.merchantId, ledgerAccounts.available)) + bookedFen < owedFen) return;
  await refundInside(tx, book, order, owedFen, undefined);
}

/** A result that no state of the order accepts: the same result again is nothing new, another one is a contradiction. */
function resultDiffers(
  book: Book,
  order: Order,
  pieces: number,
  about: { source: "machine"; occurredAt: Date; detail: Record<string, string | number | null> },
): void {
  if (order.dispensed === pieces && order.shipState !== "none") return;
  if (step(orderTable, order.state, "raise").ok) {
    raise(book, order, ["resultDiffers"], about);
  }
}

/** The machine was silent for `shipSilenceMs`: the order is a problem order and, unless it is a lucky purchase, refunded by policy. */
export async function shipSilence(tx: Handle, book: Book, order: Order): Promise<void> {
  const next = step(shipTable, order.shipState, "timeOut");
  if (!next.ok) return;
  order.shipState = next.value;
  book.settled.push({ machineId: order.machineId, key: offerKey(order.orderId) });
  if (order.business === "pickupCode") book.pickups.push(order);
  noteChange(book, order, next.value, { source: "cloud" });
  raise(book, order, ["shipTimeout"], { source: "cloud" });
  endRefunded(order);
  if (order.payState === "paid") await refundInside(tx, book, order, order.paidFen - order.refundedFen, "timeout");
}
