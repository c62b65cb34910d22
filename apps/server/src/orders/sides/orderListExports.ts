import type { Language } from "@yunshou/contract";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type OrderFilters, ordersAfter } from "../list/orders.queries.ts";
import { type RemoteFilters, remoteAfter } from "./remote.queries.ts";
import { lineRow, problemRow, remoteRow } from "./rows.ts";
import { lineView, problemView } from "./views.ts";

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
