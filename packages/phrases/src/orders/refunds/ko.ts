import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "환불 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "보기",
  "orders.refund.write": "환불 및 재시도",
  "orders.refund.approve": "환불 심사",
};

export const verbs: Translation<typeof zh.verbs> = {
  batch: "일괄 환불",
  retry: "환불 재시도",
  decline: "환불 반려",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "환불 번호",
  refund: "환불",
  refundReason: "환불 사유",
  refundMethod: "환불 방식",
  refundOperator: "요청자",
  approver: "심사자",
  askedTime: "요청 시각",
  refundTime: "완료 시각",
  failure: "실패 사유",
  attempt: "시도 횟수",
  answer: "결제 대행사 최근 응답",
  answerTime: "응답 시각",
  nextTryTime: "다음 시도",
  cardNo: "카드 번호",
  claims: "30일간 환불 횟수",
  repeats: "반복 환불",
};

export const words: Translation<typeof zh.words> = {
  title: "환불 목록",
  pending: "처리 대기",
  answer: {
    processing: "처리 중",
    unreachable: "응답 없음",
    denied: "응답 거부",
    succeeded: "환불됨",
    failed: "거절",
  },
  repeats: {
    yes: "30일간 3회 이상",
  },
  claimed: "30일간 {{n}}회",
  retry: "재시도",
  retryAsk: "실패한 환불을 원래 환불 번호로 다시 시작합니다. 환불할까요?",
  order: "주문 보기",
  review: "심사",
  decision: {
    approve: "승인 후 환불",
    decline: "반려",
  },
  decided: "심사 결과",
  because: "설명",
  automatic: "자동 환불: {{limit}}",
  upTo: "{{amount}} 이하",
  always: "금액 제한 없음",
  twoPeople: "두 번째 담당자: {{limit}}",
  above: "{{amount}} 초과",
  never: "설정 안 됨",
  settings: "환불 설정",
  batch: {
    title: "일괄 환불",
    list: "일괄 환불 기록",
    what: "환불 내용",
    kind: {
      retry: "실패한 환불 다시 시작",
      rest: "주문의 남은 금액 환불",
    },
    sum: "환불 {{n}}건, 합계 {{amount}}",
    waits: "이 중 {{n}}건({{amount}})은 한도를 초과하여 다른 사람의 심사를 기다립니다",
    factor: "합계가 자동 환불 한도를 초과하여 2단계 인증이 필요합니다",
    none: "선택한 항목 중 환불할 수 있는 것이 없습니다",
    leftOut: "환불 제외 {{n}}건: {{reason}}",
    verb: "{{n}}건 환불 {{amount}}",
    started: "일괄 환불을 시작했습니다",
    choose: "일괄 환불",
    result: "결과",
    because: "사유",
    progress: "완료 {{done}} / {{all}}",
    waiting: "대기 중",
    refused: "환불 안 됨",
  },
};
