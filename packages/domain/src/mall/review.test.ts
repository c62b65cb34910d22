import { describe, expect, it } from "vitest";
import { mallOrderStates } from "./order.ts";
import { checkMallReview, mallReviewLimits } from "./review.ts";

const right = { stars: 4, content: " 很好 " };
const done = { orderStatus: "completed", isReviewed: false } as const;
const codeOf = (answer: { ok: boolean }) => ("code" in answer ? answer.code : undefined);

describe("a review of an order of the mall", () => {
  it("MALL-04 is written once, about goods that are with their buyer", () => {
    expect(checkMallReview(right, done)).toEqual({ ok: true, value: "很好" });
    const allowed = mallOrderStates.filter((orderStatus) => checkMallReview(right, { ...done, orderStatus }).ok);
    expect(allowed).toEqual(["completed"]);
    expect(codeOf(checkMallReview(right, { ...done, isReviewed: true }))).toBe("mall.reviewTwice");
  });

  it("MALL-04 has one to five whole stars and a text that is not too long", () => {
    for (const stars of [0, 6, 1.5, Number.NaN, -1])
      expect(codeOf(checkMallReview({ ...right, stars }, done))).toBe("mall.reviewStars");
    expect(codeOf(checkMallReview({ stars: 5, content: "  " }, done))).toBe("field.required");
    expect(codeOf(checkMallReview({ stars: 5, content: "好".repeat(mallReviewLimits.contentLength + 1) }, done))).toBe(
      "field.tooLong",
    );
  });
});
