import type { mallBuyers } from "@yunshou/contract/mall/mallBuyers";
import { maskPhone } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { countedOrders, paidOf } from "../orders/countedOrders.queries.ts";
import { buyerPhoneIndexes, openBuyerPhone } from "../shopFront/buyerPhone.ts";
import { listBuyers } from "./mallBuyers.queries.ts";

/** Handlers of the accounts of buyers (MALL-04). */
export const mallBuyerHandlers = ({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof mallBuyers> => ({
  async list({ tx, session, input }) {
    const indexes =
      input.phone === undefined
        ? undefined
        : buyerPhoneIndexes(secrets, input.phone).map((index) => index.toString("hex"));
    const { rows, ...found } = await listBuyers(tx, session.scope, indexes, input);
    return {
      rows: rows.map(({ phoneSealed, ...row }) => ({
        ...row,
        phone: maskPhone(openBuyerPhone(secrets, row.mallBuyerId, phoneSealed)),
      })),
      ...found,
    };
  },

  orders: ({ tx, session, language, input }) =>
    countedOrders(tx, session.scope, language, paidOf(input.mallBuyerId), input),
});
