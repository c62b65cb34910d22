import { mallReviewLimits, mallReviewStates, shopKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { buyerToken, shopOf, shopPath } from "./shopFronts.ts";

const base = "/api/v1/mall/reviews";
const one = { reviewId: id };
const stars = z.coerce.number().int().min(1).max(mallReviewLimits.stars);

/** What buyers say about goods that they have; the merchant answers, or hides with a reason. */
export const mallReviews = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.review.read",
    summary: "Reviews of the malls of the caller's merchants, newest first.",
    input: listInput(
      { productName: contains, stars: stars.optional(), reviewState: z.enum(mallReviewStates).optional() },
      ["createdTime"],
    ),
    output: listOutput(
      z.object({
        ...one,
        orderNo: id,
        shopKind: z.enum(shopKinds),
        productName: z.string(),
        buyerName: z.string(),
        stars: z.number().int(),
        content: z.string(),
        reviewState: z.enum(mallReviewStates),
        reason: z.string(),
        reply: z.string().nullable(),
        repliedTime: instant.nullable(),
        changedBy: z.string().nullable(),
        createdTime: instant,
        merchantName: z.string(),
      }),
    ),
  }),
  reply: endpoint({
    method: "POST",
    path: `${base}/:reviewId/reply`,
    access: "mall.review.handle",
    summary: "Answers a review; another answer takes the place of the first.",
    input: z.object({ ...one, reply: z.string().trim().max(1_000) }),
    output: nothing,
    refusals: ["record.unknown", "field.required", "field.tooLong"],
  }),
  hide: endpoint({
    method: "POST",
    path: `${base}/:reviewId/hide`,
    access: "mall.review.handle",
    summary: "Hides a review from customers, with a reason.",
    input: z.object({ ...one, reason: z.string().trim().max(500) }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "field.required", "field.tooLong"],
  }),
  show: endpoint({
    method: "POST",
    path: `${base}/:reviewId/show`,
    access: "mall.review.handle",
    summary: "Shows a hidden review again.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
};

const oneOrder = { ...shopOf, token: buyerToken, orderNo: id.nullable().default(null) };
const shownReview = z.object({
  stars: z.number().int(),
  content: z.string(),
  reply: z.string().nullable(),
  createdTime: instant,
});

/** Reviews as the buyers of a shop read and write them. */
export const shopReviews = {
  list: endpoint({
    method: "GET",
    path: `${shopPath}/products/:mallProductId/reviews`,
    access: "public",
    audience: "external",
    summary: "What buyers say about a product, newest first, and its mean.",
    input: z.object({ ...shopOf, mallProductId: id, page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    output: z.object({
      total: z.number().int(),
      /** Mean of all stars in hundredths, e.g. 467; null without a review. */
      meanHundredths: z.number().int().nullable(),
      rows: z.array(shownReview.extend({ ...one, buyerName: z.string() })),
    }),
    refusals: ["mall.shopUnknown"],
  }),
  ofOrder: endpoint({
    method: "POST",
    path: `${shopPath}/orders/review`,
    access: "public",
    audience: "external",
    writes: false,
    summary: "What the buyer of an order said about it; null before he did.",
    input: z.object(oneOrder),
    output: z.object({ review: shownReview.nullable() }),
    refusals: ["mall.orderUnknown", "access.tokenInvalid"],
  }),
  write: endpoint({
    method: "POST",
    path: `${shopPath}/orders/reviews`,
    access: "public",
    audience: "external",
    // An order has one review, so a repetition is refused.
    writes: false,
    summary: "Says something about a completed order, once.",
    input: z.object({ ...oneOrder, stars: z.number().int(), content: z.string().trim().max(2_000) }),
    output: nothing,
    refusals: [
      "mall.orderUnknown",
      "access.tokenInvalid",
      "state.notAllowed",
      "mall.reviewTwice",
      "mall.reviewStars",
      "field.required",
      "field.tooLong",
    ],
  }),
};
