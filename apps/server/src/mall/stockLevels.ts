import type { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import type { HandlersOf } from "../platform/call.ts";
import { countedOrders, reservedOf } from "./orders/countedOrders.queries.ts";
import { listStockLevels } from "./stockLevels.queries.ts";

/** Handlers of what the mall and the physical stores have (MALL-04). */
export const mallStockLevelHandlers = (): HandlersOf<typeof mallStockLevels> => ({
  list: ({ tx, session, language, input }) => listStockLevels(tx, session.scope, language, input, input),
  orders: ({ tx, session, language, input }) =>
    countedOrders(tx, session.scope, language, reservedOf(input.mallProductId), input),
});
