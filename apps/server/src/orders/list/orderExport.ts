import type { Language } from "@yunshou/contract";
import { orders } from "@yunshou/contract/orders/orders";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { orderRow } from "./orderRow.ts";
import { type OrderFilters, ordersAfter } from "./orders.queries.ts";

/** The order list as a file, newest first, without a row limit: all its columns (ORDER-01 to ORDER-03). */
export const orderExport = exportOf({
  name: "orders",
  of: orders.list,
  words: (language: Language) => ({ ...wordsOf(language, "orders"), payment: wordsOf(language, "payments").kind }),
  values: (words) => ({
    payMethod: words.payment,
    payStatus: words.payStatus,
    deliveryStatus: words.deliveryStatus,
    orderStatus: words.orderStatus,
    refundStatus: words.refundStatus,
    winResult: words.winResult,
    businessType: words.businessType,
  }),
  title: ({ title }) => title,
  columns: [
    "orderNo",
    "thirdTradeNo",
    "merchantOrderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "laneNo",
    "productName",
    "quantity",
    "payMethod",
    "payStatus",
    "deliveryStatus",
    "orderStatus",
    "refundStatus",
    "orderPriceFen",
    "discountFen",
    "paidFen",
    "lotteryFen",
    "refundFen",
    "lotteryCount",
    "winResult",
    "businessType",
    "weightBeforeGrams",
    "weightAfterGrams",
    "orderTime",
    "payTime",
    "deliverTime",
  ],
  rows: (tx, { scope, ...reader }, filters: OrderFilters, after, limit) =>
    ordersAfter(tx, scope, reader, filters, after, limit),
  key: ({ orderNo }) => orderNo,
  present: orderRow,
});
