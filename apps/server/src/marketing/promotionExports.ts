import type { Language } from "@yunshou/contract";
import { promotions } from "@yunshou/contract/marketing/promotions";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import {
  type MerchantFilters,
  type OrderFilters,
  type ProductFilters,
  promotedMerchantsAfter,
  promotedOrdersAfter,
  promotedProductsAfter,
} from "./promotions.queries.ts";

const words = (language: Language) => wordsOf(language, "marketing");

/** Products in promotions, as a file (MKT-21, STAT-05). */
export const promotedProductExport = exportOf({
  name: "promotedProducts",
  of: promotions.products,
  words,
  title: ({ pages }) => pages["/yxch/sptj"],
  columns: ["productCode", "productName", "salesCount", "orderPriceFen", "discountFen", "paidFen"],
  rows: (tx, { scope, language }, filters: ProductFilters, after = "0", limit) =>
    promotedProductsAfter(tx, scope, language, filters, after, limit),
  key: ({ productId }) => productId,
});

/** Merchants with orders in promotions, as a file (MKT-21, STAT-05). */
export const promotedMerchantExport = exportOf({
  name: "promotedMerchants",
  of: promotions.merchants,
  words,
  title: ({ pages }) => pages["/yxch/jgtj"],
  columns: ["merchantNo", "merchantName", "orderCount", "orderPriceFen", "discountFen", "paidFen"],
  rows: (tx, { scope }, filters: MerchantFilters, after = "", limit) =>
    promotedMerchantsAfter(tx, scope, filters, after, limit),
  key: ({ merchantNo }) => merchantNo,
});

const orderColumns = [
  "orderNo",
  "machineNo",
  "productName",
  "planName",
  "planType",
  "orderPriceFen",
  "discountFen",
  "paidFen",
  "orderTime",
] as const;

/** The orders behind the figure of a product, as a file (MKT-21, STAT-05). */
export const promotedProductOrderExport = exportOf({
  name: "promotedProductOrders",
  of: promotions.productOrders,
  words,
  values: ({ kind }) => ({ planType: kind }),
  title: ({ pages }) => pages["/yxch/sptjxq"],
  columns: orderColumns,
  rows: (tx, { scope, language }, filters: OrderFilters, after = "0", limit) =>
    promotedOrdersAfter(tx, scope, language, filters, after, limit),
  key: ({ orderNo }) => orderNo,
});

/** The orders behind the figure of a merchant, as a file (MKT-21, STAT-05). */
export const promotedMerchantOrderExport = exportOf({
  name: "promotedMerchantOrders",
  of: promotions.merchantOrders,
  words,
  values: ({ kind }) => ({ planType: kind }),
  title: ({ pages }) => pages["/yxch/jgtjxq"],
  columns: orderColumns,
  rows: (tx, { scope, language }, filters: OrderFilters, after = "0", limit) =>
    promotedOrdersAfter(tx, scope, language, filters, after, limit),
  key: ({ orderNo }) => orderNo,
});
