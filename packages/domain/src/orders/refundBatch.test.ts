import { array, assert, bigInt, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { type BatchedRefund, refundBatchAmount, refundBatchNeedsFactor, refundBatchProposes } from "./refundBatch.ts";

const row: BatchedRefund = {
  state: "failed",
  open: true,
  refundFen: 120n,
  payState: "paid",
  paidFen: 350n,
  refundedFen: 50n,
};
const limited = {
  merchantId: "1",
  refundAgreed: true,
  refundMaximumFen: 1_000n,
  refundReviewFen: null,
  refundedFen: 0n,
};
const said = (kind: "retry" | "rest", facts: Partial<BatchedRefund>) => {
  const result = refundBatchAmount(kind, { ...row, ...facts });
  return result.ok ? result.value : result.code;
};

describe("a batch of refunds", () => {
  it("REFUND-08 starts failed refunds again with their amount, and gives back what is left of orders", () => {
    expect([said("retry", {}), said("rest", {}), said("rest", { state: "refunded" })]).toEqual([120n, 300n, 300n]);
  });

  it("REFUND-07 REFUND-08 says of every other row why nothing goes back", () => {
    expect(said("retry", { state: "refunded" })).toBe("orders.refundNotFailed");
    expect(said("retry", { open: false })).toBe("orders.refundNotFailed");
    expect(said("retry", { refundedFen: 300n })).toBe("orders.refundTooLarge");
    expect(said("rest", { payState: "refunding" })).toBe("orders.refundRunning");
    expect(said("rest", { payState: "refunded", refundedFen: 350n })).toBe("orders.refundNotPaid");
    expect(said("rest", { state: "proposed" })).toBe("orders.refundProposed");
  });

  it("REFUND-04 asks for the second factor as soon as the sum of one merchant passes its maximum, in any parts", () => {
    const rowsOf = (amounts: readonly bigint[]) => amounts.map((amountFen) => ({ ...limited, amountFen }));
    assert(
      property(array(bigInt({ min: 1n, max: 700n }), { maxLength: 8 }), (amounts) => {
        const sumFen = amounts.reduce((sum, one) => sum + one, 0n);
        return refundBatchNeedsFactor(rowsOf(amounts)) === sumFen > 1_000n;
      }),
    );
    expect(refundBatchNeedsFactor(["1", "2"].map((merchantId) => ({ ...limited, merchantId, amountFen: 900n })))).toBe(
      false,
    );
  });

  it("REFUND-04 asks for it also where an order gave back before what brings it past the maximum", () => {
    expect(refundBatchNeedsFactor([{ ...limited, refundedFen: 900n, amountFen: 100n }])).toBe(false);
    expect(refundBatchNeedsFactor([{ ...limited, refundedFen: 900n, amountFen: 101n }])).toBe(true);
  });

  it("REFUND-07 leaves what is above the limit of two people to a second person, but no retry", () => {
    const large = { ...limited, refundReviewFen: 200n, amountFen: 201n };
    expect([refundBatchProposes("rest", large), refundBatchProposes("retry", large)]).toEqual([true, false]);
    expect(refundBatchNeedsFactor([large])).toBe(true);
  });
});
