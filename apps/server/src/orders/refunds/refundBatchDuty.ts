import type { Handle } from "@yunshou/database";
import { checkManualRefund, type FactorFacts, type Refusal, refuse } from "@yunshou/domain";
import { writeAudit } from "../../platform/audit.queries.ts";
import { type TimerHandler, timerKind } from "../../platform/timers.ts";
import { openBook, writeBook } from "../book/book.ts";
import type { Order } from "../book/order.ts";
import { lockOrders } from "../book/order.queries.ts";
import { lockRefund } from "../book/refund.queries.ts";
import { retryRefund } from "../selling/refunds.ts";
import { type DueRow, dueRow, endRow } from "./refundBatches.queries.ts";
import { giveBack, type GivenBack } from "./refundOrder.ts";
import { type Refunding, refundRefusal } from "./refundRefusal.ts";

/** A row of a batch of refunds has its turn. The key is the row; address and request are those of whoever asked. */
export const refundBatchRowDue = timerKind<{ topId: string; address: string; requestId: string }>("refund.batchRow");

/**
 * One order a transaction, so that a row that fails holds up no other, and the money that it moves is written with its
 * result: a row that had its turn has none again.
 */
export const refundBatchDuty: TimerHandler = refundBatchRowDue.on(async ({ tx, now }, { key, data }) => {
  const row = await dueRow(tx, data.topId, key);
  if (row === undefined) return;
  const order = (await lockOrders(tx, [{ topId: data.topId, orderId: row.orderId }])).get(row.orderId);
  const by = { tx, now, session: { userId: row.askedBy, secondFactor: factorOf(row.factorShown) } };
  const place = { topId: data.topId, rowId: key };
  const done = order === undefined ? refuse("record.unknown") : await refundRow(by, order, row);
  if ("ok" in done) return endRow(tx, place, { state: "refused", refusal: done.code });
  const { refundId, isProposed, amountFen } = done;
  await endRow(tx, place, { state: isProposed ? "proposed" : "started", refundId, amountFen });
  await writeAudit(tx, {
    action: row.kind === "retry" ? "orders.refunds.retry" : "orders.refund",
    object: row.kind === "retry" ? refundId : row.orderId,
    merchant: order!,
    after: {
      orderNo: row.orderId,
      refundId,
      amountFen: String(amountFen),
      reason: row.reason,
      note: row.note,
      isProposed,
    },
    actorId: row.askedBy,
    address: data.address,
    requestId: data.requestId,
  });
});

/** The second factor as it was when the batch was asked for. */
const factorOf = (shown: boolean): FactorFacts => ({ policy: "optional", enrolled: !shown, shownAt: null });

/** Gives back for one row what can be given back now; others may have refunded its order since the batch was asked for. */
async function refundRow(
  by: Refunding,
  order: Order,
  row: DueRow,
): Promise<(GivenBack & { readonly amountFen: bigint }) | Refusal> {
  if (row.kind === "retry") return retryRow(by, order, row.ofRefundId);
  const amountFen = order.paidFen - order.refundedFen;
  const given = await giveBack(by, order, { amountFen: String(amountFen), reason: row.reason, note: row.note });
  return "ok" in given ? given : { ...given, amountFen };
}

async function retryRow(by: Refunding & { readonly tx: Handle }, order: Order, refundId: string | null) {
  const { tx, session, now } = by;
  const refund = refundId === null ? undefined : await lockRefund(tx, order.topId, refundId);
  if (refund?.state !== "failed" || !refund.open) return refuse("orders.refundNotFailed");
  const amount = checkManualRefund(order, refund.amountFen);
  if (!amount.ok) return amount;
  const refused = await refundRefusal(by, order, amount.value);
  if (refused !== undefined) return refused;
  const book = openBook(now);
  retryRefund(book, order, refund, session.userId);
  await writeBook(tx, book);
  return { refundId: refund.refundId, isProposed: false, amountFen: refund.amountFen };
}
