import { isId } from "@yunshou/contract";
import { asSystem, type Handle } from "@yunshou/database";
import { createHash } from "node:crypto";
import { type PaidPart, partsOf, paymentOf, rememberNotice } from "../../payments/payments.queries.ts";
import type { PaymentProvider, ProviderNotice } from "../../payments/provider.ts";
import { openBook, writeBook } from "../book/book.ts";
import { announce, applyRefundReport } from "./duties.ts";
import { lockOrders, otherOrderOfTrade } from "../book/order.queries.ts";
import { receiveTogether } from "./paying.ts";
import type { PaymentDependencies } from "./payCode.ts";
import { orderOfRefund } from "../book/refund.queries.ts";

export type NoticeAnswer = "accepted" | "payments.noticeForged" | "payments.noticeMismatch";

/**
 * A notice of a provider. Proven by its raw bytes first, then compared with what we asked for; only then the order is
 * locked and changed. The answer `accepted` is given after the commit, also for a notice that came before.
 */
export async function receiveNotice(
  dependencies: PaymentDependencies,
  provider: PaymentProvider,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): Promise<NoticeAnswer> {
  const { database, log, notify } = dependencies;
  const reading = provider.readNotice(rawBody, headers, now);
  if (!reading.ok) {
    log.warn({ provider: provider.name, problem: reading.problem }, "A notice was refused.");
    return reading.code;
  }
  const { notice } = reading;
  if (notice === null) return "accepted";
  const hash = createHash("sha256").update(rawBody).digest();
  const book = await asSystem(database, async (tx) => {
    const parts = await partsOfNotice(tx, provider.name, notice);
    const [key] = parts;
    if (key === undefined) return undefined;
    const opened = openBook(now);
    const orders = await lockOrders(tx, parts);
    const order = orders.get(key.orderId);
    if (order === undefined) return undefined;
    if (!(await rememberNotice(tx, provider.name, notice.noticeId, notice.fact.kind, key.orderId, hash))) return opened;
    if (notice.fact.kind === "payment") await receiveTogether(tx, opened, { parts, orders }, notice.fact);
    else await applyRefundReport(tx, opened, order, { refundId: notice.fact.refundNo }, notice.fact.report);
    await writeBook(tx, opened);
    return opened;
  });
  if (book === undefined) {
    log.warn({ provider: provider.name, notice: notice.noticeId }, "A notice does not fit what was asked for.");
    return "payments.noticeMismatch";
  }
  announce(notify, book);
  return "accepted";
}

/** The orders that a notice is about, if number, amount and provider are those that we asked for; none where they are not. */
async function partsOfNotice(tx: Handle, provider: string, { fact }: ProviderNotice): Promise<readonly PaidPart[]> {
  if (!isId(fact.outTradeNo)) return [];
  if (fact.kind === "payment") {
    const payment = await paymentOf(tx, fact.outTradeNo);
    if (payment === undefined || payment.number !== fact.outTradeNo) return [];
    if (payment.provider !== provider || BigInt(payment.totalFen) !== fact.amountFen) return [];
    const parts = await partsOf(tx, payment);
    const own = parts.map(({ orderId }) => orderId);
    return (await otherOrderOfTrade(tx, fact.tradeNo, own)) ? [] : parts;
  }
  if (!isId(fact.refundNo)) return [];
  const key = await orderOfRefund(tx, fact.refundNo);
  if (key === undefined || BigInt(key.amountFen) !== fact.amountFen) return [];
  const number = (await paymentOf(tx, key.orderId))?.number ?? key.orderId;
  return number === fact.outTradeNo ? [{ ...key, paidFen: "0" }] : [];
}
