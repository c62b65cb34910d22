import type { Language } from "@yunshou/contract";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import {
  type LaneFilters,
  lanesAfter,
  type ProductFilters,
  productsAfter,
  type RouteFilters,
  routesAfter,
} from "./stockLists.queries.ts";

const words = (language: Language) => wordsOf(language, "counts");

/** The stock of routes as a file. */
export const routeStockExport = exportOf({
  name: "stock.routes",
  of: stockLists.routes,
  words,
  title: ({ pages }) => pages["/kcpd/xlspkcpd"],
  columns: ["routeName", "productCode", "productName", "spec", "unit", "stock", "capacity", "shortage", "machineCount"],
  rows: (tx, context, filters: RouteFilters, after = "", limit) => routesAfter(tx, context, filters, after, limit),
  key: ({ rowId }) => rowId,
});

/** The stock of products in machines as a file. */
export const productStockExport = exportOf({
  name: "stock.products",
  of: stockLists.products,
  words,
  title: ({ pages }) => pages["/kcpd/jqspkcpd"],
  columns: [
    "machineNo",
    "machineName",
    "routeName",
    "productCode",
    "productName",
    "bookQty",
    "countQty",
    "diffQty",
    "stock",
    "capacity",
    "shortage",
    "countTime",
  ],
  rows: (tx, context, filters: ProductFilters, after = "", limit) => productsAfter(tx, context, filters, after, limit),
  key: ({ rowId }) => rowId,
});

/** The stock of lanes as a file. */
export const laneStockExport = exportOf({
  name: "stock.lanes",
  of: stockLists.lanes,
  words,
  title: ({ pages }) => pages["/kcpd/jqhdkcpd"],
  columns: [
    "machineNo",
    "machineName",
    "cabinet",
    "laneNo",
    "productCode",
    "productName",
    "stock",
    "capacity",
    "shortage",
    "bookQty",
    "countQty",
    "diffQty",
    "batchNo",
    "countTime",
  ],
  rows: (tx, context, filters: LaneFilters, after = "", limit) => lanesAfter(tx, context, filters, after, limit),
  values: ({ cabinet }) => ({ cabinet }),
  key: ({ rowId }) => rowId,
});
