import { checkText } from "../fields.ts";
import { refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { MallOrderState } from "./order.ts";

/** Whether customers read a review. */
export const mallReviewStates = ["shown", "hidden"] as const;
export type MallReviewState = (typeof mallReviewStates)[number];

export const mallReviewTable: StateTable<MallReviewState, "hide" | "show"> = {
  shown: { hide: "hidden" },
  hidden: { show: "shown" },
};

export const mallReviewLimits = { stars: 5, contentLength: 500, replyLength: 300, reasonLength: 200 } as const;

/**
 * Whether a buyer may write this about his order: its goods are with him, he has written nothing yet, he gives one to five
 * whole stars and says something. Answers the text without the spaces around it; it is text, whatever it looks like.
 */
export function checkMallReview(
  { stars, content }: { readonly stars: number; readonly content: string },
  { orderStatus, isReviewed }: { readonly orderStatus: MallOrderState; readonly isReviewed: boolean },
): Result<string> {
  if (orderStatus !== "completed")
    return refuse("state.notAllowed", { values: { state: orderStatus, event: "review" } });
  if (isReviewed) return refuse("mall.reviewTwice");
  if (!Number.isInteger(stars) || stars < 1 || stars > mallReviewLimits.stars)
    return refuse("mall.reviewStars", { field: "stars", values: { limit: mallReviewLimits.stars } });
  return checkText(content, "content", mallReviewLimits.contentLength);
}
