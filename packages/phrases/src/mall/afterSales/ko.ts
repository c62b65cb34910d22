import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "사후 서비스",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "사후 서비스 신청 보기",
  "mall.afterSale.handle": "사후 서비스 신청 처리",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "돌려받기 동의",
  "mall.afterSale.receive": "돌려받은 상품 확인",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "이 주문에는 대기 중인 신청이 있습니다",
  "mall.afterSaleTooMany": "주문당 최대 {{limit}}회 신청할 수 있습니다",
  "mall.afterSaleTooMuch": "돌려받을 수 있는 금액을 초과합니다",
  "mall.afterSaleNotDelivered": "상품을 받은 뒤에만 돌려보낼 수 있습니다",
  "mall.afterSaleNoGoods": "이 신청에는 돌려보낼 상품이 없습니다",
  "mall.returnedPieces": "0에서 {{limit}}까지의 정수여야 합니다",
  "mall.afterSaleOver": "사후 서비스 기간이 지났습니다",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "신청 유형",
  afterSaleReason: "신청 사유",
  content: "설명",
  paidAmount: "결제 금액",
  askedAmount: "신청 금액",
  afterSaleState: "사후 서비스 상태",
  refundAmount: "환불 금액",
  pieces: "재판매 수량",
  note: "처리 메모",
  decidedBy: "처리자",
  orderStatus: "주문 상태",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "환불만",
    return: "상품 돌려보내기",
  },
  reason: {
    damaged: "파손",
    wrong: "다른 상품",
    missing: "수량 부족",
    late: "너무 늦음",
    other: "기타",
  },
  state: {
    asked: "대기 중",
    returning: "상품 대기 중",
    approved: "승인됨",
    rejected: "거절됨",
  },
  approve: "승인",
  reject: "거절",
  agree: "돌려받기 동의",
  receive: "상품 도착",
  whereTo: "보낼 곳",
  piecesHint: "재고로 돌아가 다시 판매됩니다",
  decided: "이미 처리된 신청입니다",
  openOrder: "주문 보기",
  noteHint: "구매자에게 표시됩니다",
};
