import {
  deliveryStates,
  orderExceptions,
  orderStates,
  paymentKinds,
  problemSteps,
  refundReasons,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, exportChoice, exportTicket, fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { listedRefund } from "./refunds.ts";
import { orderRow } from "./orders.ts";

const days = { fromDay: day, toDay: day };
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;
const ticketRefusals = ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"] as const;
const exportRefusals = [...ticketRefusals, ...rangeRefusals] as const;
const cardNo = z.string().nullable();

const searchFilters = {
  /** A whole number that stands anywhere: order, refund, transaction, merchant order, pickup code, card, phone of its holder or of who gets goods of a shop. With it no day counts. */
  anyNo: contains,
  orderNo: contains,
  thirdTradeNo: contains,
  machineNo: contains,
  /** The whole number of a card. */
  cardNo: contains,
  ...days,
};

const foundRow = orderRow
  .pick({
    orderNo: true,
    thirdTradeNo: true,
    merchantOrderNo: true,
    merchantName: true,
    machineNo: true,
    machineName: true,
    productName: true,
    quantity: true,
    paidFen: true,
    payMethod: true,
    payStatus: true,
    deliveryStatus: true,
    orderStatus: true,
    refundStatus: true,
    orderTime: true,
  })
  .extend({ cardNo });

const dispensingFilters = {
  orderNo: contains,
  machineNo: contains,
  deliveryStatus: z.enum(deliveryStates).optional(),
  ...days,
};
const dispensingRow = orderRow.pick({
  orderNo: true,
  merchantName: true,
  machineNo: true,
  machineName: true,
  laneNo: true,
  productName: true,
  quantity: true,
  deliveryStatus: true,
  orderTime: true,
  deliverTime: true,
});

/** One try of a machine to bring out the goods of an order. */
export const attemptRow = z.object({
  attempt: z.number().int(),
  orderNo: id,
  machineNo: z.string(),
  machineName: z.string(),
  laneNo: z.number().int().nullable(),
  productName: z.string(),
  quantity: z.number().int(),
  /** Pieces that came out, as the machine said; null while it has not. */
  dispensed: z.number().int().nullable(),
  /** What the motor reported; null when nothing. */
  fault: z.enum(["jam", "timeout", "other"]).nullable(),
  deliveryStatus: z.enum(deliveryStates),
  weightBeforeGrams: z.number().int().nullable(),
  weightAfterGrams: z.number().int().nullable(),
  /** Who sent it from the console; null for the first. */
  operatorName: z.string().nullable(),
  /** When the machine was told, allowed and done; a sale that the machine made by itself knows its end only. */
  offerTime: instant.nullable(),
  grantTime: instant.nullable(),
  deliverTime: instant.nullable(),
});

const lineFilters = {
  machineNo: contains,
  productName: contains,
  payMethod: z.enum(paymentKinds).optional(),
  ...days,
};
const lineRow = orderRow
  .pick({
    orderTime: true,
    merchantName: true,
    machineNo: true,
    machineName: true,
    laneNo: true,
    productName: true,
    quantity: true,
    paidFen: true,
    payMethod: true,
    deliveryStatus: true,
    orderNo: true,
  })
  .extend({ productCode: z.string().nullable(), unitPriceFen: fen });

const remoteFilters = {
  machineNo: contains,
  operatorName: contains,
  dispenseResult: z.enum(deliveryStates).optional(),
  ...days,
};
const remoteRow = z.object({
  recordId: id,
  orderNo: id,
  merchantName: z.string(),
  machineNo: z.string(),
  machineName: z.string(),
  laneNo: z.number().int().nullable(),
  productName: z.string(),
  operatorName: z.string().nullable(),
  commandTime: instant,
  dispenseResult: z.enum(deliveryStates),
  /** What the machine reported with it. */
  fault: z.enum(["jam", "timeout", "other"]).nullable(),
  resultTime: instant.nullable(),
});

const purchaseFilters = { holderPhone: contains, cardNo: contains, machineNo: contains, ...days };
const purchaseRow = orderRow
  .pick({
    orderNo: true,
    merchantName: true,
    machineNo: true,
    machineName: true,
    productName: true,
    quantity: true,
    paidFen: true,
    payMethod: true,
    payStatus: true,
    orderTime: true,
  })
  .extend({ cardNo, holderName: z.string().nullable(), holderPhone: z.string().nullable() });

const problemFilters = {
  orderNo: contains,
  machineNo: contains,
  /** Problems that wait for somebody unless it is said otherwise. */
  orderStatus: z.enum(orderStates).optional(),
  refundReason: z.enum(refundReasons).optional(),
  ...days,
};
const problemRow = orderRow.extend({
  exception: z.enum(orderExceptions).nullable(),
  refundReason: listedRefund.shape.refundReason.nullable(),
  refundMethod: listedRefund.shape.refundMethod.nullable(),
  nextStep: z.enum(problemSteps),
});

/** The lists that show orders from one side each; what they share is one query (ORDER-01 to ORDER-07, ORDER-13). */
export const orderLists = {
  search: endpoint({
    method: "GET",
    path: "/api/v1/orders/search",
    access: "orders.search.read",
    summary: "Orders by any number that is printed anywhere, whatever their day, or by filters of at most 30 days.",
    input: listInput(searchFilters, ["orderTime"]),
    output: listOutput(foundRow),
    refusals: rangeRefusals,
  }),
  exportSearch: endpoint({
    method: "POST",
    path: "/api/v1/orders/search/export",
    access: "orders.search.read",
    summary: "Exports the orders that were found into the download centre.",
    input: z.object({ ...searchFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
  dispensings: endpoint({
    method: "GET",
    path: "/api/v1/orders/dispensings",
    access: "orders.dispensing.read",
    summary: "What came out of the machines, an order a row.",
    input: listInput(dispensingFilters, ["orderTime"]),
    output: listOutput(dispensingRow),
    refusals: rangeRefusals,
  }),
  attempts: endpoint({
    method: "GET",
    path: "/api/v1/orders/dispensings/:orderNo",
    access: "orders.dispensing.read",
    summary: "Each try of a machine to bring out the goods of an order, with lane, report of the motor and weights.",
    input: z.object({ orderNo: id }),
    output: z.object({ attempts: z.array(attemptRow) }),
    refusals: ["record.unknown"],
  }),
  exportDispensings: endpoint({
    method: "POST",
    path: "/api/v1/orders/dispensings/export",
    access: "orders.dispensing.read",
    summary: "Exports what came out of the machines into the download centre, an order a row.",
    input: z.object({ ...dispensingFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
  exportAttempts: endpoint({
    method: "POST",
    path: "/api/v1/orders/dispensings/:orderNo/export",
    access: "orders.dispensing.read",
    summary: "Exports each try of a machine to bring out the goods of an order into the download centre.",
    input: z.object({ orderNo: id, ...exportChoice }),
    output: exportTicket,
    refusals: ["record.unknown", ...ticketRefusals],
  }),
  lines: endpoint({
    method: "GET",
    path: "/api/v1/orders/lines",
    access: "orders.line.read",
    summary: "Each transaction of the machines with product, lane and price.",
    input: listInput(lineFilters, ["orderTime"]),
    output: listOutput(lineRow),
    refusals: rangeRefusals,
  }),
  exportLines: endpoint({
    method: "POST",
    path: "/api/v1/orders/lines/export",
    access: "orders.line.read",
    summary: "Exports the filtered transactions into the download centre, without a row limit.",
    input: z.object({ ...lineFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
  remote: endpoint({
    method: "GET",
    path: "/api/v1/orders/remote-dispensings",
    access: "orders.remote.read",
    summary: "What people dispensed from the console, by whom, and what became of it.",
    input: listInput(remoteFilters, ["commandTime"]),
    output: listOutput(remoteRow),
    refusals: rangeRefusals,
  }),
  exportRemote: endpoint({
    method: "POST",
    path: "/api/v1/orders/remote-dispensings/export",
    access: "orders.remote.read",
    summary: "Exports the filtered remote dispensings into the download centre.",
    input: z.object({ ...remoteFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
  purchases: endpoint({
    method: "GET",
    path: "/api/v1/orders/purchases",
    access: "orders.purchase.read",
    summary: "Purchases with cards, by card or by the phone of its holder; name and phone are masked.",
    input: listInput(purchaseFilters, ["orderTime"]),
    output: listOutput(purchaseRow),
    refusals: ["merchants.featureOff", ...rangeRefusals],
  }),
  exportPurchases: endpoint({
    method: "POST",
    path: "/api/v1/orders/purchases/export",
    access: "orders.purchase.read",
    summary: "Exports the filtered purchases with cards into the download centre, without their holders.",
    input: z.object({ ...purchaseFilters, ...exportChoice }),
    output: exportTicket,
    refusals: ["merchants.featureOff", ...exportRefusals],
  }),
  problems: endpoint({
    method: "GET",
    path: "/api/v1/orders/problems",
    access: "orders.problem.read",
    summary: "Problem orders with their cause, what became of the money, and the next step.",
    input: listInput(problemFilters, ["orderTime"]),
    output: listOutput(problemRow),
    refusals: rangeRefusals,
  }),
  exportProblems: endpoint({
    method: "POST",
    path: "/api/v1/orders/problems/export",
    access: "orders.problem.read",
    summary: "Exports the filtered problem orders into the download centre.",
    input: z.object({ ...problemFilters, ...exportChoice }),
    output: exportTicket,
    refusals: exportRefusals,
  }),
};
