import {
  businessTypes,
  deliveryStates,
  listedRefundStates,
  orderStates,
  paymentKinds,
  payStates,
  processOutcomes,
  promotionKinds,
  refundFilters,
  refundMethods,
  refundReasons,
  shownRefundStates,
  winResults,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
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

const filters = {
  orderNo: contains,
  thirdTradeNo: contains,
  machineNo: contains,
  /** The whole number of a card that paid. */
  cardNo: contains,
  payMethod: z.enum(paymentKinds).optional(),
  orderStatus: z.enum(orderStates).optional(),
  refundStatus: z.enum(refundFilters).optional(),
  businessType: z.enum(businessTypes).optional(),
  merchantNo: contains,
  productId: id.optional(),
  /** Orders of the mall that are fetched there. */
  pickupPointId: id.optional(),
  /** Orders of the mall that are brought to the door. */
  deliveryWay: z.enum(["delivery"]).optional(),
  /** Orders whose medicine came out; of these, those from a batch by its whole number. */
  medicine: z.enum(["yes"]).optional(),
  batch: contains,
  /** Whether its money was taken: what all figures of sales count. Days are then those of each merchant, as in the figures. */
  sold: z.enum(["yes", "no"]).optional(),
  /** Paid at the machine by face. */
  byFace: z.enum(["yes"]).optional(),
  fromDay: day,
  toDay: day,
};

/** One row of the order list (ORDER-01 to ORDER-03). */
export const orderRow = z.object({
  orderNo: id,
  thirdTradeNo: z.string().nullable(),
  merchantOrderNo: z.string().nullable(),
  merchantName: z.string(),
  machineNo: z.string(),
  machineName: z.string(),
  laneNo: z.number().int().nullable(),
  productName: z.string(),
  quantity: z.number().int(),
  payMethod: z.enum(paymentKinds),
  payStatus: z.enum(payStates),
  deliveryStatus: z.enum(deliveryStates),
  orderStatus: z.enum(orderStates),
  /** What became of the newest refund; null without one, and when a person processed the order after it had failed. */
  refundStatus: z.enum(shownRefundStates).nullable(),
  orderPriceFen: fen,
  discountFen: fen,
  paidFen: fen,
  lotteryFen: fen,
  refundFen: fen,
  lotteryCount: z.number().int(),
  winResult: z.enum(winResults).nullable(),
  businessType: z.enum(businessTypes),
  /** Paid, not given back, and not earned yet: it waits for goods or for a person who processes the exception. */
  waitingFen: fen,
  /** How a person settled money that waited. */
  outcome: z.enum(processOutcomes).nullable(),
  weightBeforeGrams: z.number().int().nullable(),
  weightAfterGrams: z.number().int().nullable(),
  orderTime: instant,
  payTime: instant.nullable(),
  deliverTime: instant.nullable(),
});

/** One thing that happened to an order, in the order in which the cloud learned it. */
export const orderEvent = z.object({
  at: instant,
  /** When the sender says it happened, if that differs. */
  occurredAt: instant.nullable(),
  kind: z.string(),
  source: z.enum(["machine", "provider", "cloud", "person"]),
  actor: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const refundRow = z.object({
  refundId: id,
  amountFen: fen,
  status: z.enum(listedRefundStates),
  reason: z.enum(refundReasons),
  method: z.enum(refundMethods),
  operator: z.string().nullable(),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  failure: z.string().nullable(),
});

/** Whose lists lead to an order. */
const orderReaders = [
  "orders.refund.read",
  "orders.line.read",
  "orders.remote.read",
  "orders.search.read",
  "orders.dispensing.read",
  "orders.purchase.read",
  "orders.problem.read",
] as const;

export const orders = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/orders/orders",
    access: "orders.order.read",
    summary: "Orders of the caller's machines, newest first; at most 30 days.",
    input: listInput(filters, ["orderTime"]),
    output: listOutput(orderRow),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  detail: endpoint({
    method: "GET",
    path: "/api/v1/orders/orders/:orderNo",
    access: "orders.order.read",
    alsoWith: orderReaders,
    summary: "One order with its timeline and refunds.",
    input: z.object({ orderNo: id }),
    output: z.object({
      order: orderRow,
      events: z.array(orderEvent),
      refunds: z.array(refundRow),
      /** What made it cheaper, in the order in which it was taken off. */
      promotions: z.array(
        z.object({
          /** The plan that gave it, while the caller sees one; null for a code, or for a plan that is gone. */
          planId: id.nullable(),
          planName: z.string(),
          planType: z.enum(promotionKinds),
          discountFen: fen,
        }),
      ),
    }),
    refusals: ["record.unknown"],
  }),
  refund: endpoint({
    method: "POST",
    path: "/api/v1/orders/orders/:orderNo/refund",
    access: "orders.order.refund",
    alsoWith: ["orders.refund.write"],
    summary:
      "Refunds part or all of a paid order; a failed refund of the same amount starts again under its number. Above the merchant's limit it waits for a second person.",
    input: z.object({
      orderNo: id,
      amountFen: fen,
      reason: z.enum(refundReasons),
      note: z.string().trim().max(200).default(""),
    }),
    output: z.object({
      refundId: id,
      /** It waits until somebody else approves it. */
      isProposed: z.boolean(),
    }),
    refusals: [
      "access.secondFactorShow",
      "access.secondFactorMustEnrol",
      "record.unknown",
      "orders.refundTooLarge",
      "orders.refundNotPaid",
      "orders.refundRunning",
      "orders.refundProposed",
      "amount.notPositive",
      "ledger.overdraft",
    ],
  }),
  process: endpoint({
    method: "POST",
    path: "/api/v1/orders/orders/:orderNo/process",
    access: "orders.order.process",
    summary:
      "Marks an order in exception as processed, with the reason. Money that waits for goods needs an outcome and becomes the merchant's.",
    input: z.object({
      orderNo: id,
      note: z.string().trim().max(200),
      outcome: z.enum(processOutcomes).nullable().default(null),
    }),
    output: nothing,
    refusals: [
      "record.unknown",
      "orders.notInException",
      "orders.noteRequired",
      "orders.outcomeRequired",
      "orders.nothingWaits",
      "orders.refundRunning",
      "orders.refundProposed",
      "orders.deliveryRunning",
    ],
  }),
  dispense: endpoint({
    method: "POST",
    path: "/api/v1/orders/orders/:orderNo/dispense",
    access: "orders.order.dispense",
    summary: "Offers a paid order whose delivery failed to its machine once more.",
    input: z.object({ orderNo: id }),
    output: nothing,
    refusals: [
      "record.unknown",
      "orders.deliveryNotFailed",
      "orders.pickupAgain",
      "orders.refundProposed",
      "machines.offline",
      "machines.notActivated",
    ],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/orders/orders/export",
    access: "orders.order.read",
    summary: "Exports the filtered orders into the download centre, without a row limit.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: [
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
      "range.reversed",
      "range.tooEarly",
    ],
  }),
};
