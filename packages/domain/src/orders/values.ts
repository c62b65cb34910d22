/** Payment kinds of spec 1 §3 (ORDER-14). */
export const paymentKinds = ["alipay", "wechat", "unionpay", "pickupCode", "memberCard", "cash", "other"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Payment kinds whose money passes a provider; the "online" figures of the big screen count these. */
export const onlinePaymentKinds = ["alipay", "wechat", "unionpay"] as const satisfies readonly PaymentKind[];

export { type BusinessType, businessTypes } from "../marketing/businessTypes.ts";

/** Order states (ORDER-04, spec 2 §4). */
export const orderStates = [
  "inTransaction",
  "exception",
  "exceptionProcessed",
  "completed",
  "invalid",
  "offlineReceipt",
] as const;
export type OrderState = (typeof orderStates)[number];

/** Payment states (ORDER-13); `closed` is an order that was never paid. */
export const payStates = ["unpaid", "paid", "refunding", "refunded", "closed"] as const;
export type PayState = (typeof payStates)[number];

/** Delivery states shown to people (ORDER-13). */
export const deliveryStates = ["notDelivered", "delivering", "delivered", "partlyDelivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const winResults = ["won", "notWon"] as const;
export type WinResult = (typeof winResults)[number];

/**
 * Refund states, reasons and methods (spec 2 §4, REFUND-02, REFUND-03). `proposed` waits for a second person and holds no
 * money yet, `declined` was refused by one (decision 0029).
 */
export const refundStates = ["proposed", "declined", "requested", "refunding", "refunded", "failed"] as const;
export type RefundState = (typeof refundStates)[number];
/** What people see of it: a refund that is about to be sent is under way for them (REFUND-02). */
export const shownRefundStates = ["refunding", "refunded", "failed"] as const satisfies readonly RefundState[];
export type ShownRefundState = (typeof shownRefundStates)[number];
/** What the order list may be narrowed to; `pending` are refunds that somebody has to look after: under way, or failed. */
export const refundFilters = ["pending", ...shownRefundStates] as const;
export type RefundFilter = (typeof refundFilters)[number];
export const refundStatesOf = (filter: RefundFilter): readonly ShownRefundState[] =>
  filter === "pending" ? ["refunding", "failed"] : [filter];
/** What people see of a refund itself. */
export const listedRefundStates = ["proposed", "refunding", "refunded", "failed", "declined"] as const;
export type ListedRefundState = (typeof listedRefundStates)[number];
export const listedRefundState = (state: RefundState): ListedRefundState =>
  state === "requested" ? "refunding" : state;
/** What the provider said when it was last asked about a refund; `unreachable` is no answer at all, `denied` that it would not say. */
export const refundAnswers = ["processing", "unreachable", "denied", "succeeded", "failed"] as const;
export type RefundAnswer = (typeof refundAnswers)[number];
export const refundDecisions = ["approve", "decline"] as const;
export type RefundDecision = (typeof refundDecisions)[number];
export const refundReasons = ["itemJammed", "dispensingTimeout", "other"] as const;
export type RefundReason = (typeof refundReasons)[number];
/**
 * How a person settled a problem order whose money still waited for goods: they reached the customer by hand, the customer got
 * money back outside of the provider, or nobody can be paid back. The merchant keeps what the provider holds in each case.
 */
export const processOutcomes = ["handedOver", "refundedOutside", "writtenOff"] as const;
export type ProcessOutcome = (typeof processOutcomes)[number];
export const refundMethods = ["auto", "manual"] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** What somebody, or the system, does next about a problem order. */
export const problemSteps = [
  "awaitDelivery",
  "awaitRefund",
  "retryRefund",
  "refundOrProcess",
  "process",
  "none",
] as const;
export type ProblemStep = (typeof problemSteps)[number];

/** Why an order is an exception, most urgent first: what the customer is owed stands before what only puzzles us. */
export const orderExceptions = [
  "lateDispense",
  "paidAfterClose",
  "dispenseFailed",
  "partDispensed",
  "shipTimeout",
  "notGranted",
  "resultDiffers",
  "laneUnknown",
  "stockContradiction",
  "overDispensed",
  "amountMismatch",
  "priceDiffers",
  "cardContradiction",
] as const;
export type OrderException = (typeof orderExceptions)[number];
