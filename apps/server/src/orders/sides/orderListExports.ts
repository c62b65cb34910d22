import type { Language } from "@yunshou/contract";
import { attemptRow, orderLists } from "@yunshou/contract/orders/orderLists";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { text } from "../../platform/export/source.ts";
import type { OrderKey } from "../book/order.queries.ts";
import { type OrderFilters, ordersAfter } from "../list/orders.queries.ts";
import { attemptsInScope } from "./attempts.ts";
import { type RemoteFilters, remoteAfter } from "./remote.queries.ts";
import { cardPurchaseRow, dispensingRow, foundRow, lineRow, problemRow, remoteRow } from "./rows.ts";
import { cardView, lineView, problemView } from "./views.ts";

const words = (language: Language) => {
  const orders = wordsOf(language, "orders");
  const lists = wordsOf(language, "orderLists");
  const refunds = wordsOf(language, "refunds");
  return {
    ...lists,
    fields: { ...orders.fields, ...refunds.fields, ...lists.fields },
    orders,
    payment: wordsOf(language, "payments").kind,
  };
};

const ofOrder = ({ payment, orders }: ReturnType<typeof words>) => ({
  payMethod: payment,
  payStatus: orders.payStatus,
  deliveryStatus: orders.deliveryStatus,
  orderStatus: orders.orderStatus,
  refundStatus: orders.refundStatus,
});

/** Orders that a search found as a file, newest first. */
export const searchExport = exportOf({
  name: "orderSearch",
  of: orderLists.search,
  words,
  values: ofOrder,
  title: ({ pages }) => pages["/jygl/ddcx"],
  columns: [
    "orderNo",
    "thirdTradeNo",
    "merchantOrderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "productName",
    "quantity",
    "paidFen",
    "payMethod",
    "cardNo",
    "payStatus",
    "deliveryStatus",
    "orderStatus",
    "refundStatus",
    "orderTime",
  ],
  rows: (tx, { scope, ...reader }, filters: OrderFilters, after, limit) =>
    ordersAfter(tx, scope, reader, filters, after, limit, cardView),
  key: ({ orderNo }) => orderNo,
  present: foundRow,
});

/** What came out as a file, an order a row, newest first. */
export const dispensingExport = exportOf({
  name: "dispensings",
  of: orderLists.dispensings,
  words,
  values: ofOrder,
  title: ({ pages }) => pages["/jygl/chcx"],
  columns: [
    "orderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "laneNo",
    "productName",
    "quantity",
    "deliveryStatus",
    "orderTime",
    "deliverTime",
  ],
  rows: (tx, { scope, ...reader }, filters: OrderFilters, after, limit) =>
    ordersAfter(tx, scope, reader, filters, after, limit),
  key: ({ orderNo }) => orderNo,
  present: dispensingRow,
});

/** Each try of a machine to bring out the goods of one order as a file. */
export const attemptExport = exportOf({
  name: "dispensingAttempts",
  of: attemptRow,
  words,
  values: ({ orders, fault }) => ({ deliveryStatus: orders.deliveryStatus, fault }),
  title: ({ pages }) => pages["/jygl/chmx"],
  columns: [
    "orderNo",
    "attempt",
    "operatorName",
    "machineNo",
    "machineName",
    "laneNo",
    "productName",
    "dispensed",
    "quantity",
    "deliveryStatus",
    "fault",
    "weightBeforeGrams",
    "weightAfterGrams",
    "offerTime",
    "grantTime",
    "deliverTime",
  ],
  rows: async (tx, { scope, language }, { topId, orderId }: OrderKey) =>
    (await attemptsInScope(tx, scope, { topId, orderId }, language)) ?? [],
  // What nobody sent and no cloud offered, the machine did by itself.
  cells: {
    operatorName: ({ operatorName, offerTime }, { byItself }) =>
      text(operatorName ?? (offerTime === null ? byItself : null)),
  },
});

/** Purchases with cards as a file, newest first. Holders do not leave the product, so nothing opens them here. */
export const purchaseExport = exportOf({
  name: "purchases",
  of: orderLists.purchases,
  words,
  values: ofOrder,
  title: ({ pages }) => pages["/jygl/yhgmjl"],
  columns: [
    "cardNo",
    "orderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "productName",
    "quantity",
    "paidFen",
    "payMethod",
    "payStatus",
    "orderTime",
  ],
  rows: (tx, { scope, ...reader }, filters: OrderFilters, after, limit) =>
    ordersAfter(tx, scope, reader, filters, after, limit, cardView),
  key: ({ orderNo }) => orderNo,
  present: cardPurchaseRow,
});

/** Transactions by machine as a file, newest first. */
export const lineExport = exportOf({
  name: "orderLines",
  of: orderLists.lines,
  words,
  values: ({ payment, orders }) => ({ payMethod: payment, deliveryStatus: orders.deliveryStatus }),
  title: ({ titles }) => titles.lines,
  columns: [
    "orderTime",
    "merchantName",
    "machineNo",
    "machineName",
    "laneNo",
    "productCode",
    "productName",
    "unitPriceFen",
    "quantity",
    "paidFen",
    "payMethod",
    "deliveryStatus",
    "orderNo",
  ],
  rows: (tx, { scope, ...reader }, filters: OrderFilters, after, limit) =>
    ordersAfter(tx, scope, reader, filters, after, limit, lineView),
  key: ({ orderNo }) => orderNo,
  present: lineRow,
});

/** Remote dispensings as a file. */
export const remoteExport = exportOf({
  name: "remoteDispensings",
  of: orderLists.remote,
  words,
  values: ({ orders, fault }) => ({ dispenseResult: orders.deliveryStatus, fault }),
  title: ({ titles }) => titles.remote,
  columns: [
    "orderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "laneNo",
    "productName",
    "operatorName",
    "commandTime",
    "dispenseResult",
    "fault",
    "resultTime",
  ],
  rows: (tx, { scope, ...reader }, filters: RemoteFilters, after, limit) =>
    remoteAfter(tx, scope, reader, filters, after ?? "0", limit),
  key: ({ recordId }) => recordId,
  present: remoteRow,
});

/** Problem orders as a file, newest first. */
export const problemExport = exportOf({
  name: "problemOrders",
  of: orderLists.problems,
  words,
  values: ({ orders, payment, steps }) => ({
    payMethod: payment,
    orderStatus: orders.orderStatus,
    deliveryStatus: orders.deliveryStatus,
    refundStatus: orders.refundStatus,
    refundReason: orders.reason,
    refundMethod: orders.method,
    exception: orders.exceptionReason,
    nextStep: steps,
    outcome: orders.outcome,
  }),
  title: ({ titles }) => titles.problems,
  columns: [
    "orderNo",
    "merchantName",
    "machineNo",
    "machineName",
    "productName",
    "payMethod",
    "paidFen",
    "refundFen",
    "orderStatus",
    "exception",
    "deliveryStatus",
    "refundReason",
    "refundStatus",
    "refundMethod",
    "nextStep",
    "outcome",
    "orderTime",
  ],
  rows: (tx, { scope, ...reader }, filters: OrderFilters, after, limit) =>
    ordersAfter(tx, scope, reader, { ...filters, problems: true }, after, limit, problemView),
  key: ({ orderNo }) => orderNo,
  present: problemRow,
});
