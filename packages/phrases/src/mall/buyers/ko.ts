import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "온라인 몰 회원",
  "/sc/kcgl": "온라인 몰 재고",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "온라인 몰 회원 보기",
  "mall.stockLevel.read": "온라인 몰 재고 보기",
  "mall.stockLevel.correct": "온라인 몰 재고 조정",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "재고가 변하지 않았습니다",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "주문 수",
  quantity: "수량",
  paidAmount: "결제 금액",
  discountAmount: "할인 금액",
  couponCount: "쿠폰",
  refundAmount: "환불 금액",
  orderStatus: "주문 상태",
  orderTime: "주문 시간",
  lastOrderTime: "최근 주문",
  createdTime: "가입 시간",
  stockPlace: "위치",
  storeName: "매장 이름",
  stock: "재고",
  reserved: "예약",
  free: "판매 가능",
  salesCount: "판매량",
  productStatus: "판매 상태",
  stockReason: "사유",
  change: "변동",
  stockBefore: "변동 전",
  stockAfter: "변동 후",
  note: "설명",
  operatorName: "처리자",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "전체 번호를 입력하세요",
  orders: "주문 내역",
  place: {
    mall: "온라인 몰",
    store: "매장",
  },
  movements: "변동 기록",
  correct: "재고 조정",
  correctHint: "현재 수량을 입력하세요. {{n}}개는 주문이 점유 중입니다",
  byOrder: "주문 자동",
  reason: {
    opening: "기초 재고",
    sold: "판매",
    edited: "편집",
    received: "입고",
    damaged: "파손",
    counted: "실사",
    other: "기타",
    removed: "제거",
    returned: "돌아옴",
  },
};
