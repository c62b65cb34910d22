import { yuanFromFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type {
  BusinessType,
  DeliveryState,
  OrderState,
  PayState,
  ProcessOutcome,
  ProblemStep,
  RefundMethod,
  ShownRefundState,
  WinResult,
} from "./values.ts";

/**
 * Payment side of an order. A late payment of a closed order is real money: it is recorded as paid
 * and then refunded, never ignored. `finishPart` is a refund that leaves money on the order, `cancelFree` ends one that cost
 * nothing and that nobody has yet.
 */
export const payTable: StateTable<
  PayState,
  "pay" | "close" | "startRefund" | "finishRefund" | "finishPart" | "failRefund" | "payLate" | "cancelFree"
> = {
  unpaid: { pay: "paid", close: "closed" },
  closed: { payLate: "paid" },
  paid: { startRefund: "refunding", cancelFree: "closed" },
  refunding: { finishRefund: "refunded", finishPart: "paid", failRefund: "paid" },
  refunded: {},
};

/** Dispensing side of an order, between the cloud and one machine (spec 2 §9, ORDER-11). */
export type ShipState = "none" | "offered" | "claimed" | "granted" | "dispensed" | "part" | "failed" | "unknown";
export type ShipEvent =
  | "offer"
  | "claim"
  | "grant"
  | "dispense"
  | "dispensePart"
  | "fail"
  | "timeOut"
  | "reportAtMachine"
  | "reportPart"
  | "failAtMachine"
  | "handOver";

/**
 * `reportAtMachine`, `reportPart` and `failAtMachine` belong to sales that the machine made by itself, `handOver` to orders of the
 * mall, whose goods a person brings or hands over.
 * What a machine says it dispensed is the truth and is accepted even where nothing was granted, after silence and
 * after a failure; the order then becomes an exception. Goods that are out can never come back.
 */
export const shipTable: StateTable<ShipState, ShipEvent> = {
  none: {
    offer: "offered",
    reportAtMachine: "dispensed",
    reportPart: "part",
    failAtMachine: "failed",
    handOver: "dispensed",
  },
  offered: { claim: "claimed", dispense: "dispensed", dispensePart: "part", timeOut: "unknown", fail: "failed" },
  claimed: { grant: "granted", dispense: "dispensed", dispensePart: "part", timeOut: "unknown", fail: "failed" },
  granted: { dispense: "dispensed", dispensePart: "part", fail: "failed", timeOut: "unknown" },
  unknown: { offer: "offered", dispense: "dispensed", dispensePart: "part", fail: "failed" },
  dispensed: {},
  part: {},
  failed: { offer: "offered", dispense: "dispensed", dispensePart: "part" },
};

/** Order state as a whole (reliability of states: anything not listed is refused; ORDER-04, ORDER-16). */
export const orderTable: StateTable<OrderState, "complete" | "invalidate" | "raise" | "process" | "receiveOffline"> = {
  inTransaction: { complete: "completed", invalidate: "invalid", raise: "exception" },
  completed: { raise: "exception" },
  exception: {
    process: "exceptionProcessed",
    complete: "completed",
    raise: "exception",
    receiveOffline: "offlineReceipt",
  },
  exceptionProcessed: { raise: "exception", process: "exceptionProcessed" },
  invalid: { raise: "exception", receiveOffline: "offlineReceipt" },
  offlineReceipt: { raise: "exception" },
};

/** What people see of the dispensing side (ORDER-13). */
export function deliveryState(ship: ShipState): DeliveryState {
  const shown: Record<ShipState, DeliveryState> = {
    none: "notDelivered",
    offered: "delivering",
    claimed: "delivering",
    granted: "delivering",
    dispensed: "delivered",
    part: "partlyDelivered",
    failed: "failed",
    unknown: "failed",
  };
  return shown[ship];
}

/** The states of the dispensing side that people see as one. */
export const shipStatesOf = (delivery: DeliveryState): readonly ShipState[] =>
  (Object.keys(shipTable) as ShipState[]).filter((ship) => deliveryState(ship) === delivery);

/** Silence of the machine after which a paid order is refunded: 5 minutes (spec 2 §9, ORDER-11). */
export const shipSilenceMs = 300_000;
/** For longer nobody has listened to machines when nothing of the program ran, or its database was away. */
export const unheardMs = 30_000;
/** After such a time machines have at least this long to tell what they did, before their silence counts (decision 0064). */
export const hearingMs = 60_000;

/** How long a customer has to pay a code shown by the machine before the order is closed. */
export const paymentWindowMs = 180_000;

export interface RefundFacts {
  readonly payState: PayState;
  readonly paidFen: bigint;
  readonly refundedFen: bigint;
}

/** A manual refund: paid order, above zero, at most what is left (REFUND-07). */
export function checkManualRefund(order: RefundFacts, amountFen: bigint): Result<bigint> {
  if (order.payState === "refunding") return refuse("orders.refundRunning");
  if (order.payState !== "paid") return refuse("orders.refundNotPaid");
  if (amountFen <= 0n) return refuse("amount.notPositive", { field: "amountFen" });
  const left = order.paidFen - order.refundedFen;
  if (amountFen > left)
    return refuse("orders.refundTooLarge", { field: "amountFen", values: { limit: yuanFromFen(left) } });
  return accept(amountFen);
}

export interface AutoRefundPolicy {
  /** The merchant agreed to the refund adjustment and set a maximum (REFUND-04). */
  readonly agreed: boolean;
  readonly maximumFen: bigint;
  /** The switch 自动退款 of the machine (MACHINE-07). */
  readonly machineRefunds: boolean;
}

/**
 * How a problem order is refunded: lucky purchases never by silence (ORDER-12), nothing of a machine that refunds nothing
 * (MACHINE-07), all others automatically unless the merchant agreed to a maximum and the amount is above it (REFUND-04,
 * REFUND-05, REFUND-06).
 */
export function refundMethodFor(business: BusinessType, amountFen: bigint, policy: AutoRefundPolicy): RefundMethod {
  if (business === "luckyPurchase" || !policy.machineRefunds) return "manual";
  return !policy.agreed || amountFen <= policy.maximumFen ? "auto" : "manual";
}

export interface MoneyPlace {
  /** The machine took the money and finished the sale by itself. */
  readonly soldAtMachine: boolean;
  readonly ship: ShipState;
  readonly outcome: ProcessOutcome | null;
  /** Nothing comes out for a lucky purchase that was not won, so its money waits for nothing. */
  readonly winResult?: WinResult | null;
}

/** Where the merchant's share of a paid order lies: in `pending` until goods come out, a draw is lost, or a person settles the order. */
export function moneyLiesIn({ soldAtMachine, ship, outcome, winResult }: MoneyPlace): "pending" | "available" {
  const isEarned = soldAtMachine || ship === "dispensed" || ship === "part" || winResult === "notWon";
  return isEarned || outcome !== null ? "available" : "pending";
}

export interface WaitingFacts extends RefundFacts, MoneyPlace {}

/** What the customer paid, did not get back, and nobody earned yet, in fen. */
export function waitingFen(order: WaitingFacts): bigint {
  const hasMoney = order.payState === "paid" || order.payState === "refunding";
  return hasMoney && moneyLiesIn(order) === "pending" ? order.paidFen - order.refundedFen : 0n;
}

export interface ProcessFacts {
  readonly state: OrderState;
  readonly payState: PayState;
  readonly delivery: DeliveryState;
  readonly waitingFen: bigint;
}

/** Whether a person may process an order at all: not while its waiting money or its goods are on their way. */
export function checkProcessable({ state, payState, delivery, waitingFen: waiting }: ProcessFacts): Result<undefined> {
  if (state !== "exception" && !(state === "exceptionProcessed" && waiting > 0n))
    return refuse("orders.notInException");
  if (waiting === 0n) return accept();
  if (payState === "refunding") return refuse("orders.refundRunning");
  return delivery === "delivering" ? refuse("orders.deliveryRunning") : accept();
}

/**
 * An exception is processed by a person only with a reason (ORDER-16). Money that waits for goods needs an outcome, which
 * books it; an order that lost its exception while money waits may still be processed. Answers the reason.
 */
export function checkProcessException(
  order: ProcessFacts,
  { note, outcome }: { readonly note: string; readonly outcome: ProcessOutcome | null },
): Result<string> {
  const processable = checkProcessable(order);
  if (!processable.ok) return processable;
  const reason = note.trim();
  if (reason === "") return refuse("orders.noteRequired", { field: "note" });
  if (order.waitingFen > 0n)
    return outcome === null ? refuse("orders.outcomeRequired", { field: "outcome" }) : accept(reason);
  return outcome === null ? accept(reason) : refuse("orders.nothingWaits", { field: "outcome" });
}

/** The next step about a problem order: what is under way is waited for, money comes before reasons. */
export function nextStepOf(order: ProcessFacts & { readonly refundState: ShownRefundState | null }): ProblemStep {
  if (order.payState === "refunding") return "awaitRefund";
  if (order.refundState === "failed") return "retryRefund";
  if (order.delivery === "delivering") return "awaitDelivery";
  if (order.waitingFen > 0n) return "refundOrProcess";
  return order.state === "exception" ? "process" : "none";
}

/** Remote dispensing starts only from a failed delivery of a paid order that nobody settled otherwise (ORDER-18). */
export function checkRemoteDispense(order: {
  payState: PayState;
  ship: ShipState;
  outcome: ProcessOutcome | null;
  state?: OrderState;
  business?: BusinessType;
}): Result<undefined> {
  // What stayed inside of a pickup code is fetched with the code; a second offer would hand it out twice.
  if (order.business === "pickupCode") return refuse("orders.pickupAgain");
  const failed = order.ship === "failed" || order.ship === "unknown";
  // A prize that was handed over offline is settled, also where no money waited for it (ORDER-09).
  const isSettled = order.outcome !== null || order.state === "offlineReceipt";
  return failed && order.payState === "paid" && !isSettled ? accept() : refuse("orders.deliveryNotFailed");
}
