import type { stockLists } from "@yunshou/contract/stock/stockLists";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import * as queries from "./stockLists.queries.ts";
import { laneStockExport, productStockExport, routeStockExport } from "./stockExports.ts";

const readerOf = ({ session, language }: Call<unknown, "stock.count.read">) => ({ scope: session.scope, language });

/** Handlers of the stock by route, machine and lane (STOCK-01). */
export const stockListHandlers: HandlersOf<typeof stockLists> = {
  routes: (call) => queries.listRoutes(call.tx, readerOf(call), call.input, call.input),
  loading: (call) => queries.loadingList(call.tx, readerOf(call), call.input, call.now),
  products: (call) => queries.listProducts(call.tx, readerOf(call), call.input, call.input),
  lanes: (call) => queries.listLanes(call.tx, readerOf(call), call.input, call.input),
  exportRoutes: (call) => startExport(call, routeStockExport),
  exportProducts: (call) => startExport(call, productStockExport),
  exportLanes: (call) => startExport(call, laneStockExport),
};
