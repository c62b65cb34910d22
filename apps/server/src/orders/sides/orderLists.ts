import type { orderLists } from "@yunshou/contract/orders/orderLists";
import { checkDayRange, queryRangeDays, type Refusal, refuse } from "@yunshou/domain";
import { checkCards } from "../../members/gate.ts";
import { hashesOf } from "../../members/holders.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { eventsOf } from "../list/orderDetail.queries.ts";
import { listOrders, orderRowOf } from "../list/orders.queries.ts";
import { pickupIndexes } from "../pickups/pickupCodes.ts";
import { attemptsOf } from "./attempts.ts";
import { lineExport, problemExport, remoteExport } from "./orderListExports.ts";
import { cardsNumbered, ordersNumbered } from "./numbers.queries.ts";
import { receiverPhoneIndexes } from "./receiverPhone.ts";
import { listRemote } from "./remote.queries.ts";
import { findOrder } from "../list/orders.ts";
import { dispensingRow, foundRow, lineRow, problemRow, purchaseRow, remoteRow } from "./rows.ts";
import { cardView, dispensedView, lineView, problemView, purchaseView } from "./views.ts";

interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}
const rangeRefusal = ({ fromDay, toDay }: Days, limitDays: number = queryRangeDays.orders): Refusal | undefined => {
  const range = checkDayRange(fromDay, toDay, limitDays);
  return range.ok ? undefined : range;
};

/** Handlers of the lists that show orders from one side each (ORDER-01 to ORDER-07, ORDER-13). */
export function orderListHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof orderLists> {
  return {
    async search({ tx, session, input, language }) {
      const { anyNo, cardNo, ...filters } = input;
      const refused = anyNo === undefined ? rangeRefusal(input) : undefined;
      if (refused !== undefined) return refused;
      const found =
        anyNo === undefined
          ? {}
          : {
              orderIds: await ordersNumbered(tx, session.scope, anyNo, {
                phoneHash: hashesOf(secrets, { holderPhone: anyNo }).phoneHash,
                receiverIndexes: receiverPhoneIndexes(secrets, anyNo),
                pickupIndexes: pickupIndexes(secrets, anyNo),
              }),
            };
      const cards = cardNo === undefined ? {} : { cards: [cardNo] };
      const { rows, ...counts } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        { ...filters, ...found, ...cards },
        cardView,
      );
      return { rows: rows.map(foundRow), ...counts };
    },

    async dispensings({ tx, session, input, language }) {
      const refused = rangeRefusal(input);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listOrders(tx, session.scope, { timeZone: session.timeZone, language }, input);
      return { rows: rows.map(dispensingRow), ...counts };
    },

    async attempts({ tx, session, input, language }) {
      const key = await findOrder(session, tx, input.orderNo);
      const order = key === undefined ? undefined : await orderRowOf(tx, session.scope, key, language, dispensedView);
      if (key === undefined || order === undefined) return refuse("record.unknown");
      return { attempts: [...attemptsOf(order, await eventsOf(tx, key))] };
    },

    async lines({ tx, session, input, language }) {
      const refused = rangeRefusal(input);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        input,
        lineView,
      );
      return { rows: rows.map(lineRow), ...counts };
    },

    async exportLines(call) {
      return rangeRefusal(call.input, queryRangeDays.exports) ?? startExport(call, lineExport);
    },

    async remote({ tx, session, input, language }) {
      const refused = rangeRefusal(input);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listRemote(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        input,
        input,
      );
      return { rows: rows.map(remoteRow), ...counts };
    },

    async exportRemote(call) {
      return rangeRefusal(call.input, queryRangeDays.exports) ?? startExport(call, remoteExport);
    },

    async purchases(call) {
      const { tx, session, input, language } = call;
      const refused = checkCards(call) ?? rangeRefusal(input);
      if (refused !== undefined) return refused;
      const { cardNo, holderPhone, ...filters } = input;
      const { phoneHash } = hashesOf(secrets, { holderPhone });
      const asked = cardNo !== undefined || phoneHash !== undefined;
      const held = asked ? await cardsNumbered(tx, session.scope, cardNo, phoneHash) : undefined;
      const { rows, ...counts } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        { ...filters, cards: held ?? "any" },
        purchaseView,
      );
      return { rows: rows.map(purchaseRow(secrets)), ...counts };
    },

    async problems({ tx, session, input, language }) {
      const refused = rangeRefusal(input);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        { ...input, problems: true },
        problemView,
      );
      return { rows: rows.map(problemRow), ...counts };
    },

    async exportProblems(call) {
      return rangeRefusal(call.input, queryRangeDays.exports) ?? startExport(call, problemExport);
    },
  };
}
