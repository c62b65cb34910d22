import type { OutputOf, RowOf } from "@yunshou/contract";
import type { orders } from "@yunshou/contract/orders/orders";
import type { ListedRefundState } from "@yunshou/domain";
import { namesOf, showTime, type State, type Tone } from "../platform/kit/index.ts";

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
  completed: "quiet",
  invalid: "neutral",
  offlineReceipt: "quiet",
};
export const payTones: Readonly<Record<OrderRow["payStatus"], Tone>> = {
  unpaid: "neutral",
  paid: "quiet",
  refunding: "running",
  refunded: "neutral",
  closed: "neutral",
};
export const refundTones: Readonly<Record<NonNullable<OrderRow["refundStatus"]>, Tone>> = {
  refunding: "running",
  refunded: "neutral",
  failed: "bad",
};
export const listedRefundTones: Readonly<Record<ListedRefundState, Tone>> = {
  ...refundTones,
  proposed: "warning",
  declined: "neutral",
};
export const deliveryTones: Readonly<Record<OrderRow["deliveryStatus"], Tone>> = {
  notDelivered: "neutral",
  delivering: "running",
  delivered: "quiet",
  partlyDelivered: "warning",
  failed: "bad",
};

/** How an order stands as a whole, for one column: the list shows the worst (ORDER-03). */
export function statesOf(
  row: Pick<OrderRow, "orderStatus" | "deliveryStatus" | "payStatus" | "refundStatus">,
  words: OrderWords,
): readonly State[] {
  return [
    { tone: orderTones[row.orderStatus], text: words.orderStatus[row.orderStatus] },
    { tone: deliveryTones[row.deliveryStatus], text: words.deliveryStatus[row.deliveryStatus] },
    { tone: payTones[row.payStatus], text: words.payStatus[row.payStatus] },
    ...(row.refundStatus === null
      ? []
      : [{ tone: refundTones[row.refundStatus], text: words.refundStatus[row.refundStatus] }]),
  ];
}

interface OrderWords {
  readonly orderStatus: Readonly<Record<OrderRow["orderStatus"], string>>;
  readonly deliveryStatus: Readonly<Record<OrderRow["deliveryStatus"], string>>;
  readonly payStatus: Readonly<Record<OrderRow["payStatus"], string>>;
  readonly refundStatus: Readonly<Record<NonNullable<OrderRow["refundStatus"]>, string>>;
}
