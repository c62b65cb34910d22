import type { Permission, StoredRow } from "@yunshou/contract";
import type { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { checkDayRange, checkDelivery, fulfilmentAfter, queryRangeDays, refuse } from "@yunshou/domain";
import { note, openBook, writeBook } from "../../orders/book/book.ts";
import { announce } from "../../orders/selling/duties.ts";
import { handOverGoods } from "../../orders/selling/handOver.ts";
import type { PaymentDependencies } from "../../orders/selling/payRequest.ts";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm, type Armed } from "../../platform/timers.ts";
import { waitsSince } from "../settings/waitingDuty.ts";
import { holdMallOrders } from "../orders/hold.ts";
import { saveFulfilment } from "../orders/orders.queries.ts";
import { maskReceiver, openReceiver, type Receiver } from "../orders/receiver.ts";
import * as queries from "./deliveries.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Row = StoredRow<typeof mallDeliveries.list>;

/** Handlers of deliveries of the mall (MALL-04, MALL-06, MSG-33, MSG-107). */
export function mallDeliveryHandlers({
  notify,
  secrets,
}: Pick<PaymentDependencies, "notify"> & { readonly secrets: Secrets }): HandlersOf<typeof mallDeliveries> {
  const hold = ({ tx, session: { scope } }: AnyCall, orderNos: readonly string[], action: "assign" | "complete") =>
    holdMallOrders({ tx, scope, kind: "mall" }, orderNos, action);
  const receiverOf = ({ orderNo, receiverSealed }: queries.DeliveryRecord) =>
    openReceiver(secrets, orderNo, receiverSealed);
  const shown = (
    { topId: _t, merchantId: _m, receiverSealed: _r, ...row }: queries.DeliveryRecord,
    { receiver, receiverPhone, address }: Pick<Receiver, "receiver" | "receiverPhone" | "address">,
  ): Row => ({ ...row, receiver, receiverPhone, address });

  return {
    async list({ tx, session, language, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.orders);
      if (!range.ok) return range;
      const { rows, ...found } = await queries.listDeliveries(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        input,
        input,
      );
      return { rows: rows.map((row) => shown(row, maskReceiver(receiverOf(row)))), ...found };
    },

    async couriers({ tx, session }) {
      return { rows: await queries.listCouriers(tx, session.scope) };
    },

    async assign(call) {
      const { tx, session, input, now } = call;
      if (input.orderNos.length === 0) return refuse("mall.selectOrders", { field: "orderNos" });
      const checked = checkDelivery(input);
      if (!checked.ok) return checked;
      const courier = await queries.courierOf(tx, session.scope, checked.value.courierId);
      if (courier === undefined) return refuse("mall.courierUnknown", { field: "courierId" });
      const held = await hold(call, input.orderNos, "assign");
      if (isRefusal(held)) return held;
      const orderNos = [...new Set(input.orderNos)];
      const stopsBefore = await queries.lastStop(tx, checked.value, orderNos);
      const book = openBook(now);
      const waiting: Armed[] = [];
      for (const { order, goods } of held) {
        const stopNo = stopsBefore + orderNos.indexOf(order.orderId) + 1;
        await queries.saveCourier(tx, goods, { ...checked.value, courier, stopNo });
        if (goods.fulfilment !== "toDeliver") continue;
        await saveFulfilment(tx, goods, fulfilmentAfter.deliver);
        note(book, order, "sent", { source: "person", actorId: session.userId, detail: { note: courier } });
        waiting.push(waitsSince(order.topId, order.orderId, now));
      }
      await writeBook(tx, book);
      await arm(tx, ...waiting);
      await recordAudits(
        call,
        held.map(({ order }) => ({
          action: "mall.delivery.setCourier",
          object: order.orderId,
          merchant: order,
          after: { courier, ...checked.value },
        })),
      );
      return { changed: held.length };
    },

    async complete(call) {
      const { tx, session, now, input } = call;
      const held = await hold(call, [input.orderNo], "complete");
      if (isRefusal(held)) return held;
      const { order, goods } = held[0]!;
      const book = openBook(now);
      await saveFulfilment(tx, goods, fulfilmentAfter.complete);
      handOverGoods(book, order, { kind: "arrived", actorId: session.userId });
      await writeBook(tx, book);
      await recordAudit(call, { action: "mall.delivery.complete", object: order.orderId, merchant: order });
      call.afterCommit(() => announce(notify, book));
      return {};
    },

    async slips(call) {
      const wanted = [...new Set(call.input.orderNos)];
      if (wanted.length === 0) return refuse("mall.selectOrders", { field: "orderNos" });
      const rows = await queries.deliveriesOf(call.tx, call.session.scope, call.language, wanted);
      if (rows.length < wanted.length) return refuse("mall.orderUnknown");
      await recordAudits(
        call,
        rows.map((row) => ({ action: "mall.delivery.print", object: row.orderNo, merchant: row })),
      );
      return { rows: rows.map((row) => shown(row, receiverOf(row))) };
    },
  };
}
