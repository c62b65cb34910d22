import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "후기 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "후기 보기",
  "mall.review.handle": "후기 답변, 숨김, 표시",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "후기 숨김",
  showReview: "후기 표시",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "이 주문은 이미 후기가 있습니다",
  "mall.reviewStars": "별점은 1~{{limit}}개입니다",
  "mall.reviewsOff": "이 매장은 후기를 받지 않습니다",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "별점",
  content: "내용",
  buyerName: "구매자",
  reply: "답변",
  repliedTime: "답변 시간",
  reviewState: "표시 상태",
  reason: "숨긴 이유",
  changedBy: "처리자",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "표시",
    hidden: "숨김",
  },
  answer: "답변",
  hide: "숨기기",
  show: "표시",
  showAsk: "고객이 이 후기를 다시 봅니다. 표시할까요?",
  openOrder: "주문 보기",
};
