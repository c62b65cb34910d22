import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "온라인 몰 배송 주문",
  "/sc/ydsptj": "예약 상품 통계",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "온라인 몰 배송 주문 보기",
  "mall.delivery.handle": "온라인 몰 배송 주문 배정, 완료 및 인쇄",
  "mall.preorder.read": "예약 상품 통계 보기",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "배송 담당자 배정",
  print: "인쇄",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "배송원이 없거나 사용 중지되었습니다",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "배송 번호",
  receiver: "받는 사람",
  receiverPhone: "받는 사람 전화",
  receiverAddress: "주소",
  deliveryWay: "배송 방식",
  deliveryFee: "배송비",
  courier: "배송 담당자",
  deliveryRoute: "배송 노선",
  orderStatus: "주문 상태",
  statDate: "날짜",
  pickupPoint: "픽업 장소",
  quantity: "수량",
  toPrepare: "준비 대기",
  paidAmount: "실결제 금액",
  orderTime: "주문 시각",
  courierId: "배송원",
  stopNo: "순서",
};

export const words: Translation<typeof zh.words> = {
  assign: "배정",
  assignAll: "선택 항목 배정",
  assignHint: "배정하면 배송 대기 주문의 배송이 시작됩니다",
  complete: "완료",
  completeAsk: "배송이 완료되었습니다. 완료할까요?",
  print: "인쇄",
  slip: "배송 전표",
  signature: "수령 서명",
  sheet: "준비 목록",
  nothing: "선택한 범위에 준비할 상품이 없습니다",
  cut: "목록이 길어 처음 1,000행만 인쇄합니다",
  orders: "주문",
  waiting: {
    yes: "준비 대기",
    no: "발송 또는 수령 완료",
  },
  stops: "배송 순서",
  up: "{{no}} 위로",
  down: "{{no}} 아래로",
  underWay: "배송 중 {{n}}건",
};
