import { daysHavePassed, mallOrderTable, refundNeedsApproval } from "@yunshou/domain";
import { openBook, writeBook } from "../../orders/book/book.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { wasProposedByItself } from "../../orders/book/refund.queries.ts";
import { handOverGoods } from "../../orders/selling/handOver.ts";
import { closeFree } from "../../orders/selling/paying.ts";
import { proposeRefund, startRefund } from "../../orders/selling/refunds.ts";
import { announce } from "../../orders/selling/duties.ts";
import type { Notifier } from "../../platform/notifier.ts";
import { arm, timerKind, type TimerHandler } from "../../platform/timers.ts";
import { saveFulfilment, waitingOrder } from "../orders/orders.queries.ts";
import { settingsOf } from "./settings.queries.ts";

/**
 * An order of the mall waits for its buyer or its courier. It is looked at once a day, so that the settings of that day count.
 * The key is the order; `since` is when it was ordered to be fetched, or went on its way.
 */
export const mallWaiting = timerKind<{ topId: string; since: string }>("mall.waiting");

const lookEveryMs = 86_400_000;

/** Arms the first look; what is armed again begins anew. */
export const waitsSince = (topId: string, orderId: string, since: Date) =>
  mallWaiting.at(orderId, new Date(since.getTime() + lookEveryMs), { topId, since: since.toISOString() });

/** Ends what waited for so many days as its mall decided: deliveries have arrived, goods that nobody fetched are paid back. */
export const mallWaitingDuty = ({ notify }: Pick<Notifier, "notify">): TimerHandler =>
  mallWaiting.on(async ({ tx, now, afterCommit }, { key, data }) => {
    const order = (await lockOrders(tx, [{ topId: data.topId, orderId: key }])).get(key);
    const goods = await waitingOrder(tx, data.topId, key);
    if (order === undefined || goods === undefined || goods.hold !== "reserved") return;
    const state = mallOrderTable[order.payState][goods.fulfilment];
    const { completeDays, pickupDays } = await settingsOf(tx, goods);
    const days = state === "delivering" ? completeDays : pickupDays;
    const again = () => arm(tx, mallWaiting.at(key, new Date(now.getTime() + lookEveryMs), data));
    // The goods of a group can be fetched once it is complete, and not before.
    const since = new Date(Math.max(Date.parse(data.since), goods.groupEndedAt?.getTime() ?? 0));
    if ((state !== "delivering" && state !== "toPickUp") || !daysHavePassed(since, days, now)) return again();
    const book = openBook(now);
    if (state === "delivering") {
      await saveFulfilment(tx, goods, "completed");
      handOverGoods(book, order, { kind: "arrived", actorId: null });
    } else if (order.shipState !== "none") {
      // The machine is handing it out.
      return again();
    } else if (order.paidFen === 0n) {
      closeFree(book, order, null);
    } else {
      const amountFen = order.paidFen - order.refundedFen;
      const wish = { amountFen, reason: "other", method: "auto" } as const;
      if (refundNeedsApproval(order, amountFen)) {
        // So much money goes back by nobody's hand alone: it is proposed once, and the goods go on waiting.
        await again();
        if (await wasProposedByItself(tx, order)) return;
        await proposeRefund(tx, book, order, wish);
      } else await startRefund(tx, book, order, wish);
    }
    await writeBook(tx, book);
    afterCommit(() => announce(notify, book));
  });
