import { deliveryWays, mallOrderLimits, mallOrderStates, onlinePaymentKinds, payStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { orders } from "../orders/orders.ts";
import type { Permission } from "../permissions.ts";
import {
  contains,
  day,
  exportChoice,
  exportTicket,
  fen,
  id,
  instant,
  listInput,
  listOutput,
  nothing,
} from "../shapes.ts";

const one = { orderNo: id };
const filters = {
  orderNo: contains,
  /** A whole number. */
  receiverPhone: contains,
  orderStatus: z.enum(mallOrderStates).optional(),
  deliveryWay: z.enum(deliveryWays).optional(),
  expressNo: contains,
  fromDay: day,
  toDay: day,
};
const rangeRefusals = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** An order as every list of the mall shows it; people are masked. */
export const mallOrderRow = z.object({
  ...one,
  buyerName: z.string(),
  receiver: z.string(),
  receiverPhone: z.string(),
  productName: z.string(),
  quantity: z.number().int(),
  orderPriceFen: fen,
  discountAmountFen: fen,
  paidAmountFen: fen,
  deliveryFeeFen: fen,
  deliveryWay: z.enum(deliveryWays),
  pickupPoint: z.string().nullable(),
  expressNo: z.string().nullable(),
  courier: z.string().nullable(),
  payMethod: z.enum(onlinePaymentKinds),
  payStatus: z.enum(payStates),
  orderStatus: z.enum(mallOrderStates),
  orderTime: instant,
  merchantName: z.string(),
  /** The goods come out of a machine; nobody hands them over. */
  isAtMachine: z.boolean(),
});

/** The calls of the orders of one kind of shop. */
const ordersOf = <const Read extends Permission, const Handle extends Permission, const Refund extends Permission>(
  base: string,
  { read, handle, refund }: { readonly read: Read; readonly handle: Handle; readonly refund: Refund },
) => ({
  list: endpoint({
    method: "GET",
    path: base,
    access: read,
    summary:
      "Orders of the shops of the caller's merchants, newest first; one of a whole number is found whatever the days.",
    input: listInput(filters, ["orderTime"]),
    output: listOutput(mallOrderRow),
    refusals: rangeRefusals,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:orderNo`,
    access: read,
    summary: "One order with its receiver in full, and what happened to it; the look is recorded.",
    input: z.object(one),
    output: mallOrderRow.extend({
      address: z.string(),
      /** The same order as the order list knows it, with its timeline and refunds. */
      sale: orders.detail.output,
    }),
    refusals: ["mall.orderUnknown"],
  }),
  deliver: endpoint({
    method: "POST",
    path: `${base}/deliver`,
    access: handle,
    summary: "Sends orders on their way; without a number of the carrier each gets one of ours.",
    input: z.object({
      orderNos: z.array(id).max(mallOrderLimits.batch),
      expressNo: z.string().trim().max(100).default(""),
      courier: z.string().trim().max(100).default(""),
    }),
    output: z.object({ changed: z.number().int() }),
    refusals: ["mall.selectOrders", "mall.orderUnknown", "state.notAllowed", "field.tooLong", "orders.refundProposed"],
  }),
  handOver: endpoint({
    method: "POST",
    path: `${base}/:orderNo/hand-over`,
    access: handle,
    summary: "Hands the goods of an order over at its pickup point, against the code that the buyer shows.",
    input: z.object({ ...one, pickupCode: z.string().trim().max(50) }),
    output: nothing,
    refusals: [
      "mall.orderUnknown",
      "state.notAllowed",
      "mall.pickupCodeWrong",
      "mall.machineHandsOut",
      "orders.refundProposed",
    ],
  }),
  complete: endpoint({
    method: "POST",
    path: `${base}/:orderNo/complete`,
    access: handle,
    summary: "Notes that a delivery has arrived.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.orderUnknown", "state.notAllowed"],
  }),
  refund: endpoint({
    method: "POST",
    path: `${base}/:orderNo/refund`,
    access: refund,
    summary: "Gives everything back that was paid for an order, through the provider that took it.",
    input: z.object({ ...one, note: z.string().trim().max(mallOrderLimits.noteLength).default("") }),
    output: z.object({ isProposed: z.boolean() }),
    refusals: [
      "mall.orderUnknown",
      "state.notAllowed",
      "orders.refundRunning",
      "orders.refundNotPaid",
      "amount.notPositive",
      "orders.refundTooLarge",
      "orders.refundProposed",
      "ledger.overdraft",
      "access.secondFactorShow",
      "access.secondFactorMustEnrol",
    ],
  }),
  close: endpoint({
    method: "POST",
    path: `${base}/:orderNo/close`,
    access: handle,
    summary: "Closes an order that nobody paid; the provider is asked first, because the buyer may be quicker.",
    input: z.object(one),
    output: nothing,
    refusals: ["mall.orderUnknown", "state.notAllowed"],
  }),
  export: endpoint({
    method: "POST",
    path: `${base}/export`,
    access: read,
    summary: "Writes the filtered orders into a file of the download centre.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [...rangeRefusals, "insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
});

/** Orders of the mall (MALL-04, MALL-06, ORDER-01). */
export const mallOrders = ordersOf("/api/v1/mall/orders", {
  read: "mall.order.read",
  handle: "mall.order.handle",
  refund: "mall.order.refund",
});

/** Orders of the quick-buy shop. */
export const quickBuyOrders = ordersOf("/api/v1/mall/quick-buy-orders", {
  read: "mall.quickBuyOrder.read",
  handle: "mall.quickBuyOrder.handle",
  refund: "mall.quickBuyOrder.refund",
});
