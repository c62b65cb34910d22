import { timingSafeEqual } from "node:crypto";
import type { Permission } from "@yunshou/contract";
import type { mallOrders, quickBuyOrders } from "@yunshou/contract/mall/orders";
import { asSystem } from "@yunshou/database";
import {
  checkDayRange,
  fulfilmentAfter,
  type MallOrderAction,
  mallOrderLimits,
  queryRangeDays,
  refuse,
  type ShopKind,
} from "@yunshou/domain";
import { note, openBook, writeBook } from "../../orders/book/book.ts";
import { orderDetail } from "../../orders/list/orders.ts";
import { refundOrder } from "../../orders/refunds/refundOrder.ts";
import { announce } from "../../orders/selling/duties.ts";
import { receiverPhoneIndexes } from "../../orders/sides/receiverPhone.ts";
import { handOverGoods } from "../../orders/selling/handOver.ts";
import { paymentDue } from "../../orders/selling/orderTimers.ts";
import { closeFree } from "../../orders/selling/paying.ts";
import type { PaymentDependencies } from "../../orders/selling/payRequest.ts";
import { recordAudit, recordAudits, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm } from "../../platform/timers.ts";
import { waitsSince } from "../settings/waitingDuty.ts";
import { type Held, holdMallOrders } from "./hold.ts";
import { mallOrderExport, quickBuyOrderExport } from "./orderExport.ts";
import { mallOrderRow, shownWith } from "./orderRow.ts";
import * as queries from "./orders.queries.ts";
import { openReceiver } from "./receiver.ts";

type AnyCall = Call<unknown, Permission>;

/** The words by which the log knows the orders. */
const resources = { mall: "mall.order", quickBuy: "mall.quickBuyOrder" } as const;
const exported = { mall: mallOrderExport, quickBuy: quickBuyOrderExport } as const;

/** Handlers of the orders of one kind of shop (MALL-04, MALL-06, ORDER-01). */
export function mallOrderHandlers(
  kind: ShopKind,
  dependencies: PaymentDependencies & { readonly secrets: Secrets },
): HandlersOf<typeof mallOrders> & HandlersOf<typeof quickBuyOrders> {
  const { database, notify, secrets } = dependencies;
  const hold = ({ tx, session: { scope } }: AnyCall, orderNos: readonly string[], action: MallOrderAction) =>
    holdMallOrders({ tx, scope, kind }, orderNos, action);
  const record = (call: AnyCall, verb: string, { order }: Held, after?: object) =>
    recordAudit(call, { action: `${resources[kind]}.${verb}`, object: order.orderId, merchant: order, after });

  /** The buyer has what the order is about. */
  async function finish(call: AnyCall, held: Held, verb: "complete" | "handOver") {
    const { tx, session, now } = call;
    const book = openBook(now);
    await queries.saveFulfilment(tx, held.goods, fulfilmentAfter[verb]);
    handOverGoods(book, held.order, {
      kind: verb === "complete" ? "arrived" : "handedOver",
      actorId: session.userId,
    });
    await writeBook(tx, book);
    await record(call, verb, held);
    call.afterCommit(() => announce(notify, book));
    return {};
  }

  return {
    async list({ tx, session, language, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const filters = { ...filtersOf(secrets, input), kind };
      const { rows, ...found } = await queries.listMallOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        filters,
        input,
      );
      return { rows: rows.map((row) => mallOrderRow(secrets, row)), ...found };
    },

    async detail(call) {
      const { tx, session, input, address, requestId } = call;
      const row = await queries.mallOrderRecord(tx, session.scope, call.language, kind, input.orderNo);
      if (row === undefined) return refuse("mall.orderUnknown");
      const sale = await orderDetail(tx, session.scope, { topId: row.topId, orderId: row.orderNo }, call.language);
      if (sale === undefined) return refuse("mall.orderUnknown");
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      await asSystem(database, (own) =>
        writeAudit(own, {
          action: `${resources[kind]}.read`,
          object: row.orderNo,
          merchant: row,
          actorId: session.viewerId ?? session.userId,
          address,
          requestId,
        }),
      );
      const receiver = openReceiver(secrets, row.orderNo, row.receiverSealed);
      return { ...shownWith(row, receiver), address: receiver.address, sale };
    },

    async deliver(call) {
      const { tx, session, input, now } = call;
      if (input.orderNos.length === 0) return refuse("mall.selectOrders", { field: "orderNos" });
      if ([...input.expressNo].length > mallOrderLimits.expressLength)
        return refuse("field.tooLong", { field: "expressNo", values: { limit: mallOrderLimits.expressLength } });
      const held = await hold(call, input.orderNos, "deliver");
      if (isRefusal(held)) return held;
      const book = openBook(now);
      const courier = input.courier === "" ? null : input.courier;
      const sent = held.map((one) => ({
        ...one,
        expressNo: input.expressNo === "" ? `PS${one.order.orderId}` : input.expressNo,
      }));
      for (const { order, goods, expressNo } of sent) {
        await queries.saveFulfilment(tx, goods, fulfilmentAfter.deliver);
        await queries.saveDelivery(tx, goods, { expressNo, courier });
        note(book, order, "sent", { source: "person", actorId: session.userId, detail: { note: expressNo } });
      }
      await writeBook(tx, book);
      if (kind === "mall") await arm(tx, ...sent.map(({ order }) => waitsSince(order.topId, order.orderId, now)));
      await recordAudits(
        call,
        sent.map(({ order, expressNo }) => ({
          action: `${resources[kind]}.deliver`,
          object: order.orderId,
          merchant: order,
          after: { expressNo, courier },
        })),
      );
      return { changed: sent.length };
    },

    async handOver(call) {
      const held = await hold(call, [call.input.orderNo], "handOver");
      if (isRefusal(held)) return held;
      const { order, goods } = held[0]!;
      const { pickupCode } = openReceiver(secrets, order.orderId, goods.receiverSealed);
      return isSame(pickupCode, call.input.pickupCode)
        ? finish(call, held[0]!, "handOver")
        : refuse("mall.pickupCodeWrong", { field: "pickupCode" });
    },

    async complete(call) {
      const held = await hold(call, [call.input.orderNo], "complete");
      return isRefusal(held) ? held : finish(call, held[0]!, "complete");
    },

    async refund(call) {
      const held = await hold(call, [call.input.orderNo], "refund");
      if (isRefusal(held)) return held;
      const { order } = held[0]!;
      const wish = {
        amountFen: String(order.paidFen - order.refundedFen),
        reason: "other",
        note: call.input.note,
      } as const;
      const answer = await refundOrder(call, order, wish, `${resources[kind]}.refund`);
      return isRefusal(answer) ? answer : { isProposed: answer.isProposed };
    },

    async close(call) {
      const held = await hold(call, [call.input.orderNo], "close");
      if (isRefusal(held)) return held;
      const { order } = held[0]!;
      if (order.payState === "paid") {
        // The machine is handing it out.
        if (order.shipState !== "none")
          return refuse("state.notAllowed", { values: { state: "delivering", event: "close" } });
        const book = openBook(call.now);
        closeFree(book, order, call.session.userId);
        await writeBook(call.tx, book);
        await record(call, "close", held[0]!);
        return {};
      }
      // The provider is asked first, because the buyer may be quicker; what is to be done survives the end of this process.
      await arm(
        call.tx,
        paymentDue.at(order.orderId, call.now, { topId: order.topId, closesAt: call.now.toISOString() }),
      );
      await record(call, "close", held[0]!);
      return {};
    },

    async export(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
      if (!range.ok) return range;
      const { format, ...filters } = call.input;
      return startExport({ ...call, input: { ...filtersOf(secrets, filters), format } }, exported[kind]);
    },
  };
}

/** The filters with a phone as the table finds it. */
export const filtersOf = <Filters extends { readonly receiverPhone: string | undefined }>(
  secrets: Secrets,
  { receiverPhone, ...filters }: Filters,
) => ({
  ...filters,
  phoneIndexes:
    receiverPhone === undefined
      ? undefined
      : receiverPhoneIndexes(secrets, receiverPhone).map((index) => index.toString("hex")),
});

function isSame(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given.replaceAll(/\s/g, ""))];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
