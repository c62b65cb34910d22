import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { RefundState } from "./values.ts";

/**
 * A failed refund starts again under the same number (REFUND-08); a refunded one is final. One above the merchant's limit
 * begins as a proposal, which a second person approves or declines.
 */
export const refundTable: StateTable<RefundState, "approve" | "decline" | "send" | "succeed" | "fail" | "retry"> = {
  proposed: { approve: "requested", decline: "declined" },
  declined: {},
  requested: { send: "refunding" },
  refunding: { succeed: "refunded", fail: "failed", send: "refunding" },
  failed: { retry: "refunding" },
  refunded: {},
};

/** Refunds of one card within so many days from which on it is shown to whoever decides. */
export const repeatClaims = { refunds: 3, days: 30 } as const;

/** How many failed refunds are started again at once. */
export const refundsAtOnce = 100;

export interface ReviewedOrder {
  /** Above this a second person approves; null when the merchant has no such limit. */
  readonly refundReviewFen: bigint | null;
  readonly refundedFen: bigint;
}

/**
 * Whether a manual refund waits for a second person. What went back before counts too, so that nobody gets past the limit
 * in several parts.
 */
export function refundNeedsApproval(order: ReviewedOrder, amountFen: bigint): boolean {
  return order.refundReviewFen !== null && order.refundedFen + amountFen > order.refundReviewFen;
}

/** Who proposed a refund never approves it; to take it back is open to him. */
export function checkRefundDecision(
  refund: { readonly state: RefundState; readonly operatorId: string | null },
  decision: "approve" | "decline",
  deciderId: string,
): Result<undefined> {
  if (refund.state !== "proposed") return refuse("orders.refundDecided");
  return decision === "approve" && refund.operatorId === deciderId ? refuse("orders.refundOwnProposal") : accept();
}
