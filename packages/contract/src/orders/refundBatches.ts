import {
  listedRefundStates,
  refundBatchKinds,
  refundBatchLimit,
  refundBatchRowStates,
  refundReasons,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { fen, id, instant, listInput, listOutput } from "../shapes.ts";
import { refundListFilters } from "./refunds.ts";

const base = "/api/v1/orders/refund-batches";

/** All that the filter of the list finds, or of that only the refunds that were chosen by number; or orders, which no filter narrows. */
const chosen = {
  kind: z.enum(refundBatchKinds),
  refundNos: z.array(id).min(1).max(refundBatchLimit).optional(),
  /** Orders that may have no refund yet, as the problem orders. */
  orderNos: z.array(id).min(1).max(refundBatchLimit).optional(),
  ...refundListFilters,
};

const choiceRefusals = [
  "record.unknown",
  "orders.refundBatchEmpty",
  "orders.refundBatchTooMany",
  "range.tooLong",
  "range.reversed",
  "range.tooEarly",
] as const satisfies readonly ErrorCode[];

/** Why a row gives nothing back, as a single refund would be refused. */
const rowRefusals = [
  "orders.refundNotFailed",
  "orders.refundProposed",
  "orders.refundNotPaid",
  "orders.refundTooLarge",
  "orders.refundRunning",
  "amount.notPositive",
  "ledger.overdraft",
  "access.secondFactorShow",
  "record.unknown",
] as const satisfies readonly ErrorCode[];
export type BatchRowRefusal = (typeof rowRefusals)[number];

const head = z.object({
  refundBatchId: id,
  kind: z.enum(refundBatchKinds),
  refundReason: z.enum(refundReasons),
  remark: z.string(),
  operatorName: z.string().nullable(),
  askedTime: instant,
  /** Orders, and the sum that was confirmed. */
  rowCount: z.number().int(),
  amountFen: fen,
  /** Rows by what became of them until now. */
  waiting: z.number().int(),
  refunding: z.number().int(),
  refunded: z.number().int(),
  failed: z.number().int(),
  proposed: z.number().int(),
  refused: z.number().int(),
});

/** Refunds of many orders at once (REFUND-07, REFUND-08): looked at before, followed row by row afterwards. */
export const refundBatches = {
  preview: endpoint({
    method: "POST",
    path: `${base}/preview`,
    access: "orders.refund.write",
    writes: false,
    bodyBytes: largeBodyBytes,
    summary:
      "What a batch of refunds would give back, how much of it waits for a second person, and what it leaves out.",
    input: z.object(chosen),
    output: z.object({
      rowCount: z.number().int(),
      amountFen: fen,
      proposedCount: z.number().int(),
      proposedFen: fen,
      needsFactor: z.boolean(),
      refused: z.array(z.object({ code: z.enum(rowRefusals), rowCount: z.number().int() })),
    }),
    refusals: choiceRefusals,
  }),
  start: endpoint({
    method: "POST",
    path: base,
    access: "orders.refund.write",
    bodyBytes: largeBodyBytes,
    summary: "Refunds what a preview showed; refused when count or sum are not what the person saw any more.",
    input: z.object({
      ...chosen,
      seenCount: z.number().int().min(1).max(refundBatchLimit),
      seenFen: fen,
      reason: z.enum(refundReasons),
      note: z.string().trim().max(200).default(""),
    }),
    output: z.object({ refundBatchId: id }),
    refusals: [
      ...choiceRefusals,
      "orders.refundBatchChanged",
      "access.secondFactorShow",
      "access.secondFactorMustEnrol",
    ],
  }),
  list: endpoint({
    method: "GET",
    path: base,
    access: "orders.refund.read",
    summary: "Batches of refunds, or one of them, newest first, with what became of their rows until now.",
    input: listInput({ refundBatchId: id.optional() }, ["askedTime"]),
    output: listOutput(head),
  }),
  rows: endpoint({
    method: "GET",
    path: `${base}/:refundBatchId/rows`,
    access: "orders.refund.read",
    summary: "The rows of a batch of refunds, each with its result.",
    input: listInput({ refundBatchId: id }, ["orderNo"]),
    output: listOutput(
      z.object({
        orderNo: id,
        refundNo: id.nullable(),
        machineNo: z.string(),
        machineName: z.string(),
        merchantName: z.string(),
        amountFen: fen,
        rowState: z.enum(refundBatchRowStates),
        /** What became of the refund; null until it started. */
        refundStatus: z.enum(listedRefundStates).nullable(),
        /** Why nothing went back: the code of a refusal, or what the provider said. */
        refusal: z.enum(rowRefusals).nullable(),
        failure: z.string().nullable(),
      }),
    ),
    refusals: ["record.unknown"],
  }),
};
