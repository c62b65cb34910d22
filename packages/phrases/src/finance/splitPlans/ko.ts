import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "수익 분배 방안 설정",
  "/cfgl/fztj": "수익 분배 통계",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "수익 분배 방안 보기",
  "finance.split.write": "수익 분배 방안 추가, 편집, 사용, 사용 중지, 삭제",
  "finance.splitFigure.read": "수익 분배 통계 보기",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "수익 분배 방안",
  splitReceiver: "수취인",
  receivers: "수취인",
  splitRatio: "수익 분배 비율(%)",
  machineCount: "자판기 수",
  productCount: "상품 수",
  machineIds: "자판기",
  productIds: "상품",
  fromDate: "적용 시작일",
  updatedTime: "수정 시간",
  statDate: "날짜",
  orderCount: "주문 수",
  paidAmount: "결제 금액",
  splitAmount: "수익 분배 금액",
  splitStatus: "수익 분배 상태",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "사용",
    off: "사용 중지",
  },
  status: {
    pending: "수익 분배 대기",
    held: "보류",
    settled: "수익 분배 완료",
  },
  action: {
    add: "수익 분배 방안 추가",
    edit: "수익 분배 방안 편집",
    enable: "사용",
    disable: "사용 중지",
    addReceiver: "수취인 추가",
    removeReceiver: "수취인 제거",
  },
  confirm: {
    enable: "이 수익 분배 방안을 사용할까요?",
    disable: "이 수익 분배 방안을 사용 중지할까요? 오늘부터의 거래는 수익 분배되지 않습니다.",
  },
  all: "전체",
  rest: "나머지와 1펀 미만은 가맹점에 귀속됩니다",
  scope: "선택하지 않으면 가맹점의 모든 판매가 수익 분배됩니다",
  sum: "수익 분배 금액 {{amount}}, 그중 완료 {{settled}}",
};
