import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "자판기별 거래 내역",
  "/jygl/ycchjl": "원격 배출 기록",
  "/jygl/ddcx": "주문 조회",
  "/jygl/chcx": "배출 조회",
  "/jygl/chmx": "배출 상세",
  "/jygl/yhgmjl": "카드 소지자별 구매 기록",
  "/cfgl/wtddgl": "이상 주문 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "보기",
  "orders.remote.read": "보기",
  "orders.search.read": "보기",
  "orders.dispensing.read": "보기",
  "orders.purchase.read": "보기",
  "orders.problem.read": "보기",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "모든 번호",
  unitPrice: "단가",
  commandTime: "전송 시각",
  dispenseResult: "배출 결과",
  fault: "자판기 보고",
  resultTime: "결과 시각",
  exception: "이상 원인",
  nextStep: "다음 단계",
  attempt: "시도",
  dispensed: "배출 수량",
  offerTime: "알림 시각",
  grantTime: "허용 시각",
  holderName: "카드 소지자",
  holderPhone: "카드 소지자 휴대폰",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "자판기별 거래 내역",
    remote: "원격 배출 기록",
    problems: "이상 주문",
  },
  anyHint: "주문·환불·거래·카드 번호 또는 휴대폰",
  wholeNumber: "전체 번호를 입력하세요",
  detail: "상세",
  back: "배출 조회로 돌아가기",
  byItself: "자판기 자체 처리",
  fault: {
    jam: "상품 걸림",
    timeout: "모터 시간 초과",
    other: "기타",
  },
  steps: {
    awaitDelivery: "자판기 결과 대기",
    awaitRefund: "환불 결과 대기",
    retryRefund: "환불 재시도",
    refundOrProcess: "환불 또는 처리 결과 등록",
    process: "확인 후 처리 완료로 표시",
    none: "처리할 것 없음",
  },
};
