import { refundNeed } from "@yunshou/domain";
import { note, openBook, writeBook } from "../../orders/book/book.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { startRefund } from "../../orders/selling/refunds.ts";
import { arm, type TimerHandler } from "../../platform/timers.ts";
import { endGroup, groupEndDue, groupRefundDue } from "../../stock/mallGroups.queries.ts";

/** A refund of a part is usually over by then. */
const refundPauseMs = 60_000;

/** The deadlines of groups: their end, and the refund of each order of one that was not complete by then. */
export const groupDuties: readonly TimerHandler[] = [
  groupEndDue.on(({ tx, now }, { key, data }) => endGroup(tx, data.topId, key, now)),

  groupRefundDue.on(async ({ tx, now }, { key, data }) => {
    const order = (await lockOrders(tx, [{ topId: data.topId, orderId: key }])).get(key);
    const need = order === undefined ? "nothing" : refundNeed(order);
    if (order === undefined || need === "nothing") return;
    if (need === "wait") return arm(tx, groupRefundDue.at(key, new Date(now.getTime() + refundPauseMs), data));
    const book = openBook(now);
    note(book, order, "groupFailed", { source: "cloud" });
    const amountFen = order.paidFen - order.refundedFen;
    await startRefund(tx, book, order, { amountFen, reason: "other", method: "auto" });
    return writeBook(tx, book);
  }),
];
