import { refundNeedsFactor } from "../access/secondFactor.ts";
import { refuse, type Result } from "../result.ts";
import { checkManualRefund, type RefundFacts } from "./order.ts";
import { refundNeedsApproval, type ReviewedOrder } from "./refund.ts";
import type { RefundState } from "./values.ts";

/** What a batch does with each row: start a failed refund again, or give back what is left of its order. */
export const refundBatchKinds = ["retry", "rest"] as const;
export type RefundBatchKind = (typeof refundBatchKinds)[number];

/** How many orders one batch refunds at most. */
export const refundBatchLimit = 1_000;

/** What became of a row: it waits for its turn, its refund started, it waits for a second person, or it was refused. */
export const refundBatchRowStates = ["waiting", "started", "proposed", "refused"] as const;
export type RefundBatchRowState = (typeof refundBatchRowStates)[number];

export interface BatchedRefund extends RefundFacts {
  /** Null for an order that was chosen before anything went back. */
  readonly state: RefundState | null;
  /** False for a failed refund that a later one or a person settled: it does not start again with many others. */
  readonly open: boolean;
  readonly refundFen: bigint;
}

/** The amount that a batch gives back for a row, or why it gives nothing; each row is asked again when its turn comes. */
export function refundBatchAmount(kind: RefundBatchKind, row: BatchedRefund): Result<bigint> {
  if (kind === "retry")
    return row.state === "failed" && row.open
      ? checkManualRefund(row, row.refundFen)
      : refuse("orders.refundNotFailed");
  if (row.state === "proposed") return refuse("orders.refundProposed");
  return checkManualRefund(row, row.paidFen - row.refundedFen);
}

export interface LimitedRefund extends ReviewedOrder {
  readonly merchantId: string;
  readonly refundAgreed: boolean;
  readonly refundMaximumFen: bigint;
  readonly amountFen: bigint;
}

/**
 * Whether a batch needs the second factor: one of its refunds does, or the sum of one merchant is above the maximum to
 * which that merchant agreed (REFUND-04), so that nobody gets past the maximum in many small refunds.
 */
export function refundBatchNeedsFactor(rows: readonly LimitedRefund[]): boolean {
  const sums = new Map<string, bigint>();
  return rows.some((row) => {
    const sumFen = (sums.get(row.merchantId) ?? 0n) + row.amountFen;
    sums.set(row.merchantId, sumFen);
    const isLarge = refundNeedsFactor(row, row.amountFen) || refundNeedsApproval(row, row.amountFen);
    return isLarge || refundNeedsFactor({ ...row, refundedFen: 0n }, sumFen);
  });
}

/** Whether a row of a batch waits for a second person; a retry was approved, or made by a rule, when it first began. */
export const refundBatchProposes = (kind: RefundBatchKind, row: LimitedRefund): boolean =>
  kind === "rest" && refundNeedsApproval(row, row.amountFen);
