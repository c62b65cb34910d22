import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "Reviews",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "View reviews",
  "mall.review.handle": "Answer, hide and show reviews",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "Hide review",
  showReview: "Show review",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "This order is reviewed already",
  "mall.reviewStars": "Stars: 1 to {{limit}}",
  "mall.reviewsOff": "This shop takes no reviews",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "Stars",
  content: "Text",
  buyerName: "Buyer",
  reply: "Answer",
  repliedTime: "Answered at",
  reviewState: "Shown",
  reason: "Why hidden",
  changedBy: "Handled by",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "Shown",
    hidden: "Hidden",
  },
  answer: "Answer",
  hide: "Hide",
  show: "Show",
  showAsk: "Customers will read this review again. Show it?",
  openOrder: "View order",
};
