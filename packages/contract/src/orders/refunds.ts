import {
  listedRefundStates,
  paymentKinds,
  payStates,
  refundAnswers,
  refundDecisions,
  refundMethods,
  refundReasons,
  refundsAtOnce,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
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

/** `pending` are refunds that somebody has to see to: waiting for a second person, under way, or failed. */
export const refundListFilters = {
  refundNo: contains,
  orderNo: contains,
  machineNo: contains,
  merchantNo: contains,
  refundStatus: z.enum(["pending", ...listedRefundStates]).optional(),
  refundReason: z.enum(refundReasons).optional(),
  refundMethod: z.enum(refundMethods).optional(),
  /** Only refunds of cards that claim again and again. */
  repeats: z.enum(["yes"]).optional(),
  fromDay: day.optional(),
  toDay: day.optional(),
};

/** One refund (REFUND-01). */
export const listedRefund = z.object({
  refundNo: id,
  orderNo: id,
  machineNo: z.string(),
  machineName: z.string(),
  merchantName: z.string(),
  productName: z.string(),
  payMethod: z.enum(paymentKinds),
  payStatus: z.enum(payStates),
  paidFen: fen,
  /** The amount of this refund, and what the order gave back until now. */
  refundFen: fen,
  refundedFen: fen,
  refundStatus: z.enum(listedRefundStates),
  refundReason: z.enum(refundReasons),
  refundMethod: z.enum(refundMethods),
  refundOperator: z.string().nullable(),
  /** Who approved or declined it. */
  approver: z.string().nullable(),
  /** Whether the caller proposed it and may therefore not approve it. */
  isOwn: z.boolean(),
  askedTime: instant,
  /** When it ended, well or badly. */
  refundTime: instant.nullable(),
  remark: z.string(),
  failure: z.string().nullable(),
  attempt: z.number().int(),
  /** What the provider said last, when, and when it is asked again. */
  answer: z.enum(refundAnswers).nullable(),
  answerTime: instant.nullable(),
  nextTryTime: instant.nullable(),
  cardNo: z.string().nullable(),
  /** Refunds of its card in the 30 days that end with this one; 0 without a card. */
  claims: z.number().int(),
});

const ofCall = { note: z.string().trim().max(200).default("") };
const factorRefusals = ["access.secondFactorShow", "access.secondFactorMustEnrol"] as const;

/** Why a refund does not start again. One alone is refused with it, of several each says its own. */
const retryRefusals = [
  "orders.refundNotFailed",
  "orders.refundNotPaid",
  "orders.refundTooLarge",
  "orders.refundRunning",
  "amount.notPositive",
  "ledger.overdraft",
] as const satisfies readonly ErrorCode[];
export type RetryRefusal = (typeof retryRefusals)[number];

/** Refunds (REFUND-01 to REFUND-08): those that are open never leave the list, however old they are. */
export const refunds = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/orders/refunds",
    access: "orders.refund.read",
    summary:
      "Refunds asked for on some days, at most 30, newest first, and all that are open; without days, or by a whole number, all of the filter.",
    input: listInput(refundListFilters, ["askedTime"]),
    output: listOutput(listedRefund),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  rules: endpoint({
    method: "GET",
    path: "/api/v1/orders/refunds/rules",
    access: "orders.refund.read",
    summary: "How the caller's own merchant refunds: automatically up to which amount, and above which by two people.",
    input: z.object({}),
    output: z.object({ refundAgreed: z.boolean(), refundMaximumFen: fen, refundReviewFen: fen.nullable() }),
  }),
  retry: endpoint({
    method: "POST",
    path: "/api/v1/orders/refunds/retry",
    access: "orders.refund.write",
    summary:
      "Starts failed refunds again, each under its number; answers how many started, and of the others why they did not.",
    input: z.object({ refundNos: z.array(id).min(1).max(refundsAtOnce) }),
    output: z.object({
      started: z.number().int(),
      refused: z.array(z.object({ refundNo: id, code: z.enum(retryRefusals) })),
    }),
    refusals: ["record.unknown", ...retryRefusals, ...factorRefusals],
  }),
  decide: endpoint({
    method: "POST",
    path: "/api/v1/orders/refunds/:refundNo/decision",
    access: "orders.refund.approve",
    summary: "Approves a refund that somebody else proposed, or declines one; once.",
    input: z.object({ refundNo: id, decision: z.enum(refundDecisions), ...ofCall }),
    output: nothing,
    refusals: [
      "record.unknown",
      "state.notAllowed",
      "orders.refundDecided",
      "orders.refundOwnProposal",
      "orders.noteRequired",
      "orders.refundTooLarge",
      "orders.refundNotPaid",
      "orders.refundRunning",
      "amount.notPositive",
      "ledger.overdraft",
      ...factorRefusals,
    ],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/orders/refunds/export",
    access: "orders.refund.read",
    summary: "Exports the filtered refunds into the download centre.",
    input: z.object({ ...refundListFilters, ...exportChoice }),
    output: exportTicket,
    refusals: [
      "insight.nothingToExport",
      "system.exportRunning",
      "system.tooManyExports",
      "range.tooLong",
      "range.reversed",
      "range.tooEarly",
    ],
  }),
};
