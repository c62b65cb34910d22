import type { OutputOf, RowOf } from "@yunshou/contract";
import type { orders } from "@yunshou/contract/orders/orders";
import { namesOf, showTime, type Tone } from "../platform/kit/index.ts";

export type OrderRow = RowOf<typeof orders.list>;

/** What an order is called in a question: enough to be sure that it is this one. */
export const orderAbout = (order: OrderRow): string =>
  namesOf(order.productName, order.machineName, showTime(order.orderTime), order.orderNo);
export type OrderDetail = OutputOf<typeof orders.detail>;

/** What the states of an order mean to a person at a glance. */
export const orderTones: Readonly<Record<OrderRow["orderStatus"], Tone>> = {
  inTransaction: "running",
  exception: "bad",
  exceptionProcessed: "warning",
  completed: "good",
  invalid: "neutral",
  offlineReceipt: "good",
};
export const payTones: Readonly<Record<OrderRow["payStatus"], Tone>> = {
  unpaid: "neutral",
  paid: "good",
  refunding: "running",
  refunded: "warning",
  closed: "neutral",
};
export const refundTones: Readonly<Record<NonNullable<OrderRow["refundStatus"]>, Tone>> = {
  refunding: "running",
  refunded: "warning",
  failed: "bad",
};
export const deliveryTones: Readonly<Record<OrderRow["deliveryStatus"], Tone>> = {
  notDelivered: "neutral",
  delivering: "running",
  delivered: "good",
  partlyDelivered: "warning",
  failed: "bad",
};
