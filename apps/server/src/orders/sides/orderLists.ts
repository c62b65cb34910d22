import type { ParsedInputOf } from "@yunshou/contract";
import type { orderLists } from "@yunshou/contract/orders/orderLists";
import type { Handle, Scope } from "@yunshou/database";
import { checkDayRange, queryRangeDays, type Refusal, refuse } from "@yunshou/domain";
import { checkCards } from "../../members/gate.ts";
import { hashesOf } from "../../members/holders.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { listOrders } from "../list/orders.queries.ts";
import { pickupIndexes } from "../pickups/pickupCodes.ts";
import { attemptsInScope } from "./attempts.ts";
import {
  attemptExport,
  dispensingExport,
  lineExport,
  problemExport,
  purchaseExport,
  remoteExport,
  searchExport,
} from "./orderListExports.ts";
import { cardsNumbered, ordersNumbered } from "./numbers.queries.ts";
import { receiverPhoneIndexes } from "./receiverPhone.ts";
import { listRemote } from "./remote.queries.ts";
import { findOrder } from "../list/orders.ts";
import { dispensingRow, foundRow, lineRow, problemRow, purchaseRow, remoteRow } from "./rows.ts";
import { cardView, lineView, problemView, purchaseView } from "./views.ts";

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
  /** Filters with the orders that a number means in its place, so that a file keeps neither a code nor a phone. */
  async function searched<Input extends Pick<ParsedInputOf<typeof orderLists.search>, "anyNo" | "cardNo">>(
    tx: Handle,
    scope: Scope,
    { anyNo, cardNo, ...filters }: Input,
  ) {
    const found =
      anyNo === undefined
        ? {}
        : {
            orderIds: await ordersNumbered(tx, scope, anyNo, {
              phoneHash: hashesOf(secrets, { holderPhone: anyNo }).phoneHash,
              receiverIndexes: receiverPhoneIndexes(secrets, anyNo),
              pickupIndexes: pickupIndexes(secrets, anyNo),
            }),
          };
    return { ...filters, ...found, ...(cardNo === undefined ? {} : { cards: [cardNo] }) };
  }

  /** Filters with the cards that a number or the phone of a holder means in their place. */
  async function bought<Input extends Pick<ParsedInputOf<typeof orderLists.purchases>, "cardNo" | "holderPhone">>(
    tx: Handle,
    scope: Scope,
    { cardNo, holderPhone, ...filters }: Input,
  ) {
    const { phoneHash } = hashesOf(secrets, { holderPhone });
    const asked = cardNo !== undefined || phoneHash !== undefined;
    const cards = asked ? await cardsNumbered(tx, scope, cardNo, phoneHash) : ("any" as const);
    return { ...filters, cards };
  }

  return {
    async search({ tx, session, input, language }) {
      const refused = input.anyNo === undefined ? rangeRefusal(input) : undefined;
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        await searched(tx, session.scope, input),
        cardView,
      );
      return { rows: rows.map(foundRow), ...counts };
    },

    async exportSearch(call) {
      const { tx, session, input } = call;
      const refused = input.anyNo === undefined ? rangeRefusal(input, queryRangeDays.exports) : undefined;
      return refused ?? startExport({ ...call, input: await searched(tx, session.scope, input) }, searchExport);
    },

    async dispensings({ tx, session, input, language }) {
      const refused = rangeRefusal(input);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listOrders(tx, session.scope, { timeZone: session.timeZone, language }, input);
      return { rows: rows.map(dispensingRow), ...counts };
    },

    async exportDispensings(call) {
      return rangeRefusal(call.input, queryRangeDays.exports) ?? startExport(call, dispensingExport);
    },

    async attempts({ tx, session, input, language }) {
      const key = await findOrder(session, tx, input.orderNo);
      const attempts = key === undefined ? undefined : await attemptsInScope(tx, session.scope, key, language);
      return attempts === undefined ? refuse("record.unknown") : { attempts: [...attempts] };
    },

    async exportAttempts(call) {
      const { orderNo, format, without } = call.input;
      const key = await findOrder(call.session, call.tx, orderNo);
      if (key === undefined) return refuse("record.unknown");
      return startExport({ ...call, input: { ...key, format, without } }, attemptExport);
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
      const { rows, ...counts } = await listOrders(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        await bought(tx, session.scope, input),
        purchaseView,
      );
      return { rows: rows.map(purchaseRow(secrets)), ...counts };
    },

    async exportPurchases(call) {
      const { tx, session, input } = call;
      const refused = checkCards(call) ?? rangeRefusal(input, queryRangeDays.exports);
      return refused ?? startExport({ ...call, input: await bought(tx, session.scope, input) }, purchaseExport);
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
