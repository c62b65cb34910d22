import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "재무 관리",
  "/cwgl/cwjs": "재무 정산",
  "/cwgl/jyjs": "거래 정산",
  "/cfgl/jyjsmx": "거래 정산 내역",
  "/cfgl/sxfdzb": "수수료 대사표",
  "/cfgl/shzftj": "가맹점 결제 정산 통계",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "정산 보기",
  "finance.settlement.write": "정산 확인 및 보류",
  "finance.transaction.read": "거래 정산 보기",
  "finance.settlementLine.read": "거래 정산 내역 보기",
  "finance.fee.read": "수수료와 수수료율 보기",
  "finance.feeRate.write": "수수료율 설정",
  "finance.payment.read": "가맹점 결제 정산 통계 보기",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "보류",
  settleRelease: "재개",
  settleConfirm: "정산 확인",
  setRate: "수수료율 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "정산 건이 없습니다",
  "finance.settlementChanged": "다른 사람이 방금 이 정산을 처리했습니다. 새로고침 후 다시 시도하세요",
  "finance.settlementAwaitsBill": "대행사 정산 차이로 보류된 정산입니다. 차이를 처리하면 자동으로 재개됩니다",
  "finance.settleShort": "가맹점 잔액이 수수료와 수익 분배 금액보다 적습니다. 나중에 확인하세요",
  "finance.rateInThePast": "수수료율은 빨라야 오늘부터 적용됩니다",
  "finance.rateTwice": "이 날짜의 수수료율이 이미 있습니다",
  "finance.planUnknown": "수익 분배 방안이 없습니다",
  "finance.planChanged": "다른 사람이 방금 이 수익 분배 방안을 수정했습니다. 새로고침 후 다시 시도하세요",
  "finance.planTaken": "사용 중인 수익 분배 방안이 이미 같은 범위를 포함합니다",
  "finance.planUsed": "이미 이 방안으로 수익 분배되어 삭제할 수 없습니다. 사용 중지하세요",
  "finance.planTargets": "자판기와 상품은 각각 최대 {{limit}}개이며 해당 가맹점 소속이어야 합니다",
  "finance.splitReceivers": "수취인은 최대 {{limit}}명입니다",
  "finance.splitReceiverTwice": "수취인이 중복됩니다",
  "finance.splitRatio": "수익 분배 비율은 0보다 크고 소수점 둘째 자리까지입니다",
  "finance.splitFixed": "고정 금액은 0.01위안에서 {{limit}}위안 사이이며 비율과 함께 입력할 수 없습니다",
  "finance.splitAbove": "수익 분배 비율의 합은 100%를 넘을 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "정산일",
  factDate: "거래일",
  statDate: "날짜",
  orderCount: "주문 수",
  refundCount: "환불 건수",
  salesAmount: "매출",
  refundAmount: "환불 금액",
  paidAmount: "결제 금액",
  feeAmount: "수수료",
  higoAmount: "행운 구매 수수료",
  splitAmount: "수익 분배 금액",
  settleAmount: "정산 금액",
  settleStatus: "정산 상태",
  feeRate: "수수료율",
  provider: "대행사",
  payMethod: "결제 수단",
  businessType: "업무 유형",
  thirdTradeNo: "외부 거래 번호",
  reason: "보류 사유",
  seal: "봉인 코드",
  decider: "처리자",
  closedTime: "일 마감 시간",
  decidedTime: "처리 시간",
  fromDate: "적용 시작일",
  fromDay: "적용 시작일",
  rateStatus: "상태",
  setBy: "설정자",
  setTime: "설정 시간",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "확인 대기",
    held: "보류",
    settled: "정산 완료",
  },
  provider: {
    alipay: "알리페이",
    wechat: "텐페이",
    unionpay: "중국 유니온페이",
  },
  rateStatus: {
    inForce: "적용 중",
    upcoming: "적용 예정",
    past: "만료",
  },
  tab: {
    fees: "수수료",
    rates: "수수료율",
  },
  action: {
    confirm: "정산 확인",
    confirmMany: "선택 항목 확인",
    hold: "보류",
    release: "재개",
    lines: "내역 보기",
    setRate: "수수료율 설정",
  },
  awaitsBill: "대행사 정산 차이 처리 대기",
  confirmQuestion: "정산을 확인할까요? 확인 후에는 취소할 수 없습니다.",
  releaseQuestion: "이 정산을 재개할까요?",
  many: "정산 {{n}}건",
  rule: "알리페이는 실시간 입금, 건당 수수료 최소 0.01위안; 위챗은 다음 날 0시 이후 정산, 0.01위안 미만은 수수료 없음",
  higoRule: "행운 구매에는 1% 수수료가 부과됩니다",
  usual: "수수료율을 설정하지 않은 가맹점의 수수료율: {{rate}}",
  sum: "주문 {{orders}}, 매출 {{sales}}, 수수료 {{fee}}, 행운 구매 {{higo}}",
  rateSet: "수수료율을 설정했습니다",
};
