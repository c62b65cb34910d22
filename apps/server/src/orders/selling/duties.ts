import { asSystem, type Handle } from "@yunshou/database";
import { saleChannel, saleNotice } from "../book/saleNotice.ts";
import { raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import { enqueue, outboxChannel } from "../../machines/commands/outbox.ts";
import { orderOnCard } from "../../members/cardBook.queries.ts";
import {
  type PaymentProvider,
  ProviderRefused,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from "../../payments/provider.ts";
import { partsOf, type Payment, paymentOf } from "../../payments/payments.queries.ts";
import { returnBefore, sendReturns, type SharesAhead, sharesAfterRefund } from "../../payments/sharing/returns.ts";
import { arm, type TimerHandler } from "../../platform/timers.ts";
import { type Book, mustStep, note, openBook, writeBook } from "../book/book.ts";
import { paidByCard } from "../book/cards.ts";
import { noMachine, type Order } from "../book/order.ts";
import { lockOrders, type OrderKey } from "../book/order.queries.ts";
import { cardRefundDue, paymentDue, refundDue, repeatedRequestDue, shipTimeout } from "./orderTimers.ts";
import { heardFrom, hearingDuty } from "./hearing.ts";
import { closeUnpaid, receiveTogether } from "./paying.ts";
import { askForCode, inAppAskMs, type PaymentDependencies, paymentQueryEveryMs, paySource } from "./payCode.ts";
import { lockRefund, saveAnswer, updateRefund, type Refund } from "../book/refund.queries.ts";
import { askForRefund } from "./refundAsking.ts";
import { refundRefused, refundSucceeded, startRefund } from "./refunds.ts";
import { refundRest, shipSilence } from "./shipping.ts";
import {
  isSharedKind,
  refundTable,
  repeatedRequestAnswer,
  shownCodeQueryEveryMs,
  shownCodeWindowMs,
} from "@yunshou/domain";

/** The deadlines of orders: silence of machines, open payments, refunds under way. */
export function sellingDuties(dependencies: PaymentDependencies): TimerHandler[] {
  return [
    hearingDuty,
    silenceDuty,
    paymentDuty(dependencies),
    repeatedRequestDuty(dependencies),
    cardRefundDuty,
    refundDuty(dependencies),
  ];
}

const silenceDuty = shipTimeout.on(async ({ tx, now }, { key, data }) => {
  const from = await heardFrom(tx, now);
  if (from !== undefined) return arm(tx, shipTimeout.at(key, from, data));
  const book = openBook(now);
  const order = (await lockOrders(tx, [{ topId: data.topId, orderId: key }])).get(key);
  if (order !== undefined) await shipSilence(tx, book, order);
  await writeBook(tx, book);
});

/** Changes one order in a transaction of its own, and tells screens and gateways afterwards. */
export const changeOrder = (
  dependencies: Pick<PaymentDependencies, "database" | "notify">,
  key: OrderKey,
  now: Date,
  change: (tx: Handle, book: Book, order: Order) => Promise<unknown>,
): Promise<void> =>
  changeOrders(dependencies, [key], now, async (tx, book, orders) => {
    const order = orders.get(key.orderId);
    if (order !== undefined) await change(tx, book, order);
  });

async function changeOrders(
  { database, notify }: Pick<PaymentDependencies, "database" | "notify">,
  keys: readonly OrderKey[],
  now: Date,
  change: (tx: Handle, book: Book, orders: ReadonlyMap<string, Order>) => Promise<unknown>,
): Promise<void> {
  const book = await asSystem(database, async (tx) => {
    const opened = openBook(now);
    await change(tx, opened, await lockOrders(tx, keys));
    await writeBook(tx, opened);
    return opened;
  });
  announce(notify, book);
}

/** What other processes should look at after the commit of a book. */
export function announce(notify: PaymentDependencies["notify"], book: Book): void {
  if (book.sales.length > 0) notify(saleChannel, saleNotice(book.sales));
  if (book.outbox.length > 0)
    notify(
      outboxChannel,
      book.outbox.map((message) => message.machineId),
    );
}

/** Asks for a code that is still missing, then about the payment; closes it at the end of its window, unless the customer was quicker. */
const paymentDuty = (dependencies: PaymentDependencies): TimerHandler =>
  paymentDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const order = (await lockOrders(tx, [{ topId: data.topId, orderId: key }])).get(key);
    if (order === undefined || order.payState !== "unpaid") return;
    const closesAt = new Date(data.closesAt);
    const isOver = closesAt <= now;
    // A customer who showed a code stands at the machine: the outcome is wanted within seconds.
    const isShort = closesAt.getTime() - now.getTime() <= shownCodeWindowMs;
    const everyMs = isShort ? shownCodeQueryEveryMs : paymentQueryEveryMs;
    const nextAt = Math.min(now.getTime() + everyMs, isOver ? Number.MAX_SAFE_INTEGER : closesAt.getTime());
    await arm(tx, paymentDue.at(key, new Date(nextAt), data));
    afterCommit(async () => {
      if (!isOver) await askForCode(dependencies, key, order.productName);
      await settlePayment(dependencies, { topId: data.topId, orderId: key }, isOver, now);
    });
  });

async function settlePayment(
  dependencies: PaymentDependencies,
  key: OrderKey,
  isWindowOver: boolean,
  now: Date,
): Promise<void> {
  const { database, log, providers } = dependencies;
  const { payment, parts } = await paymentWithParts(database, key.orderId);
  const isOver = isWindowOver && !isAskedInApp(payment, now);
  const provider = providers.named(payment?.provider ?? "");
  const number = payment?.number ?? key.orderId;
  try {
    const report =
      provider === undefined
        ? ({ state: "unknown" } as const)
        : await (isOver ? ends(provider, payment)(number) : provider.queryPayment(number));
    await changeOrders(dependencies, parts.length === 0 ? [key] : parts, now, async (tx, book, orders) => {
      if (report.state === "paid") await receiveTogether(tx, book, { parts, orders }, report);
      else if (isOver && report.state !== "unpaid") for (const order of orders.values()) closeUnpaid(book, order);
    });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
    log.warn(
      { err: error, orderId: key.orderId },
      "The provider could not be asked about a payment; it will be asked again.",
    );
  }
}

/** The provider may just be making the payment; what it does not know yet it cannot close, and would make afterwards. */
const isAskedInApp = (payment: Pick<Payment, "inAppAskedAt"> | undefined, now: Date): boolean =>
  now.getTime() - (payment?.inAppAskedAt?.getTime() ?? Number.NEGATIVE_INFINITY) < inAppAskMs;

/** The payment of an order with all orders that are paid by it. */
const paymentWithParts = (database: PaymentDependencies["database"], orderId: string) =>
  asSystem(
    database,
    async (tx) => {
      const payment = await paymentOf(tx, orderId);
      return { payment, parts: payment === undefined ? [] : await partsOf(tx, payment) };
    },
    { readOnly: true },
  );

/** How a payment ends that nobody made: a code that was shown is taken back, one that was made is closed. */
const ends = (provider: PaymentProvider, payment: Pick<Payment, "byShownCode" | "expiresAt"> | undefined) => {
  const { reversePayment } = provider;
  return payment?.byShownCode === true && reversePayment !== undefined
    ? (outTradeNo: string) => reversePayment.call(provider, outTradeNo)
    : (outTradeNo: string) => provider.closePayment(outTradeNo, payment?.expiresAt);
};

/** How long a machine may take to hear that a request is over. */
const endHeardWithinMs = 60_000;

/** Closes a payment whose code is over and about which the machine asked again, and then tells the machine; an offer tells it by itself. */
const repeatedRequestDuty = (dependencies: PaymentDependencies): TimerHandler =>
  repeatedRequestDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const order = (await lockOrders(tx, [{ topId: data.topId, orderId: key }])).get(key);
    if (order === undefined) return;
    const answer = repeatedRequestAnswer(order, true);
    if (answer === "close") {
      const pauseMs = Math.min(paymentQueryEveryMs, 500 * 2 ** Math.min(data.tries, 6));
      await arm(
        tx,
        repeatedRequestDue.at(key, new Date(now.getTime() + pauseMs), { topId: data.topId, tries: data.tries + 1 }),
      );
      afterCommit(() => settlePayment(dependencies, { topId: data.topId, orderId: key }, true, now));
      return;
    }
    if (answer === "offer") return;
    const reason = answer === "closed" ? "payments.requestClosed" : "payments.requestDone";
    const { machineId, sourceKey } = order;
    await enqueue(tx, [
      {
        machineId,
        key: `payEnd:${key}`,
        type: "payRefused",
        body: { requestId: sourceKey.slice(paySource.length), reason },
        notAfter: new Date(now.getTime() + endHeardWithinMs),
      },
    ]);
    afterCommit(() => dependencies.notify(outboxChannel, [machineId]));
  });

/** Starts the refund of what a card paid for goods that stayed inside (REFUND-04, REFUND-06). A person may have been quicker, and a card that paid nothing gets nothing. */
const cardRefundDuty = cardRefundDue.on(({ tx, now }, { key, data }) =>
  refundToCard(tx, now, { topId: data.topId, orderId: key }, BigInt(data.amountFen)),
);

/** What the duty does; the caller's time is the refund's. */
export async function refundToCard(tx: Handle, now: Date, key: OrderKey, amountFen: bigint): Promise<void> {
  const order = (await lockOrders(tx, [key])).get(key.orderId);
  if (
    order?.state !== "exception" ||
    order.payState !== "paid" ||
    (await orderOnCard(tx, key.topId, key.orderId)) === undefined
  )
    return;
  const book = openBook(now);
  await startRefund(tx, book, order, { amountFen, reason: "other", method: "auto" });
  await writeBook(tx, book);
}

const minuteMs = 60_000;
const longestPauseMs = 60 * minuteMs;
/** How often shares that go back before a refund are asked about. */
const sharesBackEveryMs = 20_000;
/** What stays paid of an order once a refund under way is done. */
const keptAfter = (order: Order, refund: Refund) => order.paidFen - order.refundedFen - refund.amountFen;
/** A refund that is under way longer than this is shown to a person. */
const alarmAfterMs = 24 * 60 * minuteMs;

const isUnderWay = (state: Refund["state"]) => state === "requested" || state === "refunding";

/** Sends a refund, then asks how it ended, at most once a minute, under one number for life. */
const refundDuty = (dependencies: PaymentDependencies): TimerHandler =>
  refundDue.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const order = (await lockOrders(tx, [{ topId: data.topId, orderId: data.orderId }])).get(data.orderId);
    const refund = await lockRefund(tx, data.topId, key);
    if (order === undefined || refund === undefined || !isUnderWay(refund.state)) return;
    if (paidByCard(order)) {
      const book = openBook(now);
      refundSucceeded(book, order, refund);
      return writeBook(tx, book);
    }
    const pauseMs = Math.min(longestPauseMs, minuteMs * 2 ** Math.min(data.tries, 10));
    const nextTryAt = new Date(now.getTime() + pauseMs);
    refund.state = mustStep(refundTable, refund.state, "send");
    refund.nextTryAt = nextTryAt;
    await updateRefund(tx, refund);
    await arm(tx, refundDue.at(key, nextTryAt, { ...data, tries: data.tries + 1 }));
    if (order.machineId !== noMachine && now.getTime() - Date.parse(data.firstAt) > alarmAfterMs) {
      await raiseAlarms(tx, [
        {
          machineId: order.machineId,
          kind: "contradiction",
          detail: { problem: "refundStuck", order: order.orderId, refund: key },
        },
      ]);
    }
    const shares = await returnBefore(
      tx,
      dependencies,
      { ...order, refundId: key, keptFen: keptAfter(order, refund) },
      now,
    );
    if (shares.waits) {
      await arm(tx, refundDue.at(key, new Date(now.getTime() + sharesBackEveryMs), data));
      return afterCommit(() => sendReturns(dependencies, data.topId, key));
    }
    const { withRefund } = shares;
    if (data.tries === 0) {
      refund.sentAt.push(now);
      await updateRefund(tx, refund);
    }
    afterCommit(() => settleRefund(dependencies, order, refund, { isFirst: data.tries === 0, withRefund, now }));
  });

async function settleRefund(
  dependencies: PaymentDependencies,
  order: Order,
  refund: Refund,
  { isFirst, withRefund, now }: { isFirst: boolean; withRefund: SharesAhead["withRefund"]; now: Date },
): Promise<void> {
  const { payment, parts } = await paymentWithParts(dependencies.database, order.orderId);
  // A payment that a machine took by itself is asked of the provider of its kind.
  const { providers, log } = dependencies;
  const provider = payment === undefined ? providers.forPayment(order.payment) : providers.named(payment.provider);
  const number = payment?.number ?? order.orderId;
  const totalFen = parts.length < 2 ? order.paidFen : parts.reduce((sum, { paidFen }) => sum + BigInt(paidFen), 0n);
  const wish: RefundOrder = {
    outTradeNo: number,
    tradeNo: order.thirdTradeNo,
    refundNo: refund.refundId,
    amountFen: refund.amountFen,
    totalFen,
    reason: refund.reason,
    returns: withRefund,
    sentAt: refund.sentAt,
  };
  const report = await askForRefund(provider, wish, { ...refund, isFirst }, log);
  if (report.state !== "succeeded" && report.state !== "failed") {
    const answer = report.state === "unknown" ? "processing" : report.state;
    return asSystem(dependencies.database, (tx) => saveAnswer(tx, refund, answer, new Date()));
  }
  await changeOrder(dependencies, order, now, (tx, book, locked) =>
    applyRefundReport(tx, book, locked, refund, report),
  );
}

/**
 * Applies what the provider says about a refund; answers whether anything changed. A failure ends the try that it is about
 * alone: what was asked about an earlier one may be answered late, and a notice does not say which try it means, so that the
 * provider is asked about any but the first.
 */
export async function applyRefundReport(
  tx: Parameters<typeof writeBook>[0],
  book: Book,
  order: Order,
  { refundId, attempt }: { readonly refundId: string; readonly attempt?: number },
  report: RefundReport,
): Promise<boolean> {
  const refund = await lockRefund(tx, order.topId, refundId);
  if (refund === undefined) return false;
  if (report.state === "failed" && refund.attempt !== (attempt ?? 1)) {
    const due = attempt === undefined ? await refundDue.find(tx, refundId) : undefined;
    if (due !== undefined) book.timers.push(refundDue.at(refundId, book.now, due.data));
    return false;
  }
  if (report.state === "succeeded") {
    if (refundSucceeded(book, order, refund)) {
      const after = { ...order, refundId, keptFen: order.paidFen - order.refundedFen };
      if (isSharedKind(order.payment)) book.ledger.push(...(await sharesAfterRefund(tx, after, book.now)));
      await refundRest(tx, book, order, refund);
      return true;
    }
    if (refund.state === "failed") paidAfterRefusal(book, order, refund);
    return false;
  }
  if (report.state !== "failed" || !refundRefused(book, order, refund, report.failure)) return false;
  if (!refund.open) await refundRest(tx, book, order, refund);
  return true;
}

/** The provider first refused and then paid after all: nobody may refund again before a person has looked. */
function paidAfterRefusal(book: Book, order: Order, refund: Refund): void {
  note(book, order, "refundContradiction", { source: "provider", detail: { refund: refund.refundId } });
  if (order.machineId === noMachine) return;
  book.alarms.push({
    machineId: order.machineId,
    kind: "contradiction",
    detail: { problem: "refundedAfterRefusal", order: order.orderId, refund: refund.refundId },
  });
}
