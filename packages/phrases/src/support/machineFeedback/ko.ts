import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "문제 유형",
  orderNo: "주문 번호",
  ticketContent: "문제 설명",
  contactPhone: "연락처",
};

export const words: Translation<typeof zh.words> = {
  title: "문제 신고",
  intro: "이 자판기에 어떤 문제가 있는지 알려 주세요. 가맹점이 여기에서 답변해 드립니다.",
  orderHint: "주문 번호 또는 결제 내역의 거래 번호. 없으면 비워 두세요",
  phoneHint: "선택 사항이며, 가맹점이 연락드릴 수 있습니다",
  send: "제출",
  sent: "제출되었습니다. 문의 티켓 번호 {{n}}",
  own: "내 신고",
  more: "내용 추가",
  tell: "보내기",
  merchant: "가맹점",
  me: "나",
  gone: "이 신고는 더 이상 없습니다",
  withProblem: "문제가 있나요?",
  problem: {
    itemJammed: "상품이 걸렸습니다",
    dispensingTimeout: "결제했지만 상품이 나오지 않았습니다",
    payment: "결제에 문제가 있습니다",
    refund: "환불이 들어오지 않았습니다",
    product: "상품에 문제가 있습니다",
    machine: "자판기에 문제가 있습니다",
    other: "기타",
  },
  state: {
    waiting: "대기 중",
    working: "처리 중",
    solved: "해결됨",
    closed: "닫힘",
  },
};
