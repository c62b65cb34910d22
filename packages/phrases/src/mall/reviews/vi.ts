import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/pjgl": "Đánh giá",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.review.read": "Xem đánh giá",
  "mall.review.handle": "Trả lời, ẩn và hiện đánh giá",
};

export const verbs: Translation<typeof zh.verbs> = {
  hideReview: "Ẩn đánh giá",
  showReview: "Hiện đánh giá",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.reviewTwice": "Đơn hàng này đã có đánh giá",
  "mall.reviewStars": "Số sao: 1 đến {{limit}}",
  "mall.reviewsOff": "Cửa hàng này không nhận đánh giá",
};

export const fields: Translation<typeof zh.fields> = {
  stars: "Số sao",
  content: "Nội dung",
  buyerName: "Người mua",
  reply: "Trả lời",
  repliedTime: "Lúc trả lời",
  reviewState: "Hiển thị",
  reason: "Lý do ẩn",
  changedBy: "Người xử lý",
};

export const words: Translation<typeof zh.words> = {
  state: {
    shown: "Đang hiện",
    hidden: "Đã ẩn",
  },
  answer: "Trả lời",
  hide: "Ẩn",
  show: "Hiện",
  showAsk: "Khách sẽ lại thấy đánh giá này. Hiện?",
  openOrder: "Xem đơn hàng",
};
