import type { Handle } from "@yunshou/database";
import { lockRefund } from "../orders/book/refund.queries.ts";
import { openBook, writeBook } from "../orders/book/book.ts";
import { lockOrders } from "../orders/book/order.queries.ts";
import type { Order } from "../orders/book/order.ts";
import { endRow, insertRefundBatch } from "../orders/refunds/refundBatches.queries.ts";
import { refundBatchRowDue } from "../orders/refunds/refundBatchDuty.ts";
import { refundRefused, refundSucceeded, retryRefund, startRefund } from "../orders/selling/refunds.ts";
import { arm } from "../platform/timers.ts";
import { userNamed } from "./demo.queries.ts";
import { backdateRefundBatch, paidBefore } from "./refundBatches.queries.ts";

const merchantNo = "00010001";
const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const failure = "商户账户余额不足";

interface Failed {
  readonly order: Order;
  readonly refundId: string;
  readonly amountFen: bigint;
}

/**
 * The account at the provider was empty for an hour, so that refunds failed. Somebody sent them again in two batches: the
 * first reached all customers; of the second one failed again, and one waits for its turn, which comes when the jobs begin.
 */
export async function seedRefundBatches(tx: Handle, now: Date): Promise<void> {
  const askedBy = await userNamed(tx, "demo");
  const failedAt = new Date(now.getTime() - 2 * dayMs);
  const keys = await paidBefore(tx, merchantNo, failedAt, 6);
  const failed: Failed[] = [];
  for (const [index, key] of keys.entries())
    failed.push(await failedRefund(tx, key, new Date(failedAt.getTime() + index * minuteMs), askedBy));
  await sendAgain(tx, failed.slice(0, 3), {
    askedBy,
    at: new Date(now.getTime() - dayMs),
    ends: ["paid", "paid", "paid"],
  });
  await sendAgain(tx, failed.slice(3), {
    askedBy,
    at: new Date(now.getTime() - 20 * minuteMs),
    ends: ["paid", "refused", "waiting"],
  });
}

async function failedRefund(
  tx: Handle,
  key: { readonly topId: string; readonly orderId: string },
  at: Date,
  operatorId: string,
): Promise<Failed> {
  const order = (await lockOrders(tx, [key])).get(key.orderId)!;
  const amountFen = order.paidFen;
  const book = openBook(at);
  const refundId = await startRefund(tx, book, order, {
    amountFen,
    reason: "other",
    method: "manual",
    operatorId,
    note: "顾客反映饮料未冰镇",
  });
  await writeBook(tx, book);
  await ended(tx, { order, refundId }, new Date(at.getTime() + minuteMs), "refused");
  return { order, refundId, amountFen };
}

/** What the provider said of a refund. */
async function ended(
  tx: Handle,
  { order, refundId }: Omit<Failed, "amountFen">,
  at: Date,
  how: "paid" | "refused",
): Promise<void> {
  const book = openBook(at);
  const refund = (await lockRefund(tx, order.topId, refundId))!;
  if (how === "paid") refundSucceeded(book, order, refund);
  else refundRefused(book, order, refund, failure);
  await writeBook(tx, book);
}

async function sendAgain(
  tx: Handle,
  failed: readonly Failed[],
  batch: { readonly askedBy: string; readonly at: Date; readonly ends: readonly ("paid" | "refused" | "waiting")[] },
): Promise<void> {
  const [first] = failed;
  if (first === undefined) return;
  const { at, askedBy, ends } = batch;
  const { topId, merchantId } = first.order;
  const sumFen = failed.reduce((sum, { amountFen }) => sum + amountFen, 0n);
  const { batchId, waiting } = await insertRefundBatch(
    tx,
    {
      topId,
      merchantId,
      kind: "retry",
      reason: "other",
      note: "账户已充值，重新退款",
      factorShown: true,
      amountFen: sumFen,
      askedBy,
    },
    failed.map(({ order, refundId, amountFen }) => ({
      topId: order.topId,
      merchantId: order.merchantId,
      machineId: order.machineId,
      orderId: order.orderId,
      refundId,
      amountFen,
      refusal: null,
    })),
  );
  await backdateRefundBatch(tx, topId, batchId, at);
  for (const [index, one] of failed.entries()) {
    const row = waiting[index]!;
    const how = ends[index] ?? "paid";
    if (how === "waiting") {
      await arm(
        tx,
        refundBatchRowDue.at(row.rowId, at, { topId: row.topId, address: "127.0.0.1", requestId: batchId }),
      );
      continue;
    }
    const book = openBook(new Date(at.getTime() + index * 1_000));
    const refund = (await lockRefund(tx, one.order.topId, one.refundId))!;
    retryRefund(book, one.order, refund, askedBy);
    await writeBook(tx, book);
    await endRow(tx, row, { state: "started", refundId: one.refundId });
    await ended(tx, one, new Date(at.getTime() + (index + 1) * minuteMs), how);
  }
}
