import { describe, expect, it } from "vitest";
import { nextStepOf } from "./order.ts";
import { checkRefundDecision, refundNeedsApproval } from "./refund.ts";

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);

describe("refunds by two people", () => {
  it.each([
    [null, 0n, 999_999n, false],
    [500n, 0n, 500n, false],
    [500n, 0n, 501n, true],
    [500n, 300n, 200n, false],
    [500n, 300n, 201n, true],
  ])("REFUND-07 a limit of %s with %s given back before and %s asked for waits: %s", (limit, before, amount, waits) => {
    expect(refundNeedsApproval({ refundReviewFen: limit, refundedFen: before }, amount)).toBe(waits);
  });

  it("REFUND-07 are approved by somebody else, and declined by anybody, once", () => {
    const proposed = { state: "proposed", operatorId: "7" } as const;
    expect(codeOf(checkRefundDecision(proposed, "approve", "7"))).toBe("orders.refundOwnProposal");
    expect(codeOf(checkRefundDecision(proposed, "approve", "8"))).toBe("ok");
    expect(codeOf(checkRefundDecision(proposed, "decline", "7"))).toBe("ok");
    for (const state of ["requested", "refunding", "refunded", "failed", "declined"] as const)
      expect(codeOf(checkRefundDecision({ state, operatorId: "7" }, "approve", "8"))).toBe("orders.refundDecided");
  });
});

describe("the next step about a problem order", () => {
  const order = {
    state: "exception",
    payState: "paid",
    delivery: "failed",
    waitingFen: 350n,
    refundState: null,
  } as const;
  it.each([
    [{}, "refundOrProcess"],
    [{ payState: "refunding", refundState: "refunding" }, "awaitRefund"],
    [{ refundState: "failed" }, "retryRefund"],
    [{ delivery: "delivering" }, "awaitDelivery"],
    [{ waitingFen: 0n }, "process"],
    [{ waitingFen: 0n, state: "exceptionProcessed" }, "none"],
  ] as const)("ORDER-16 REFUND-08 of %o is %s", (facts, step) => {
    expect(nextStepOf({ ...order, ...facts })).toBe(step);
  });
});
