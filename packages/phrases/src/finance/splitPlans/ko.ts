import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "수익 분배 방안 설정",
  "/cfgl/fztj": "수익 분배 통계",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "수익 분배 방안 보기",
  "finance.split.write": "수익 분배 방안 추가, 편집, 사용, 사용 중지, 삭제",
  "finance.splitMode.write": "수익 분배 집행 방식 설정",
  "finance.splitFigure.read": "수익 분배 통계 보기",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "수취자 계정 설정",
  registerAgain: "계정 다시 등록",
  setSplitMode: "집행 방식 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "최고 분배 비율은 0보다 크고 100% 이하여야 합니다",
  "finance.shareAccountForm": "계정이 결제 수단과 계정 유형에 맞지 않습니다",
  "finance.shareAccountTaken": "이 계정은 가맹점의 다른 수취자에게 속합니다",
  "finance.shareAccountChanged": "다른 사람이 방금 이 계정을 수정했습니다. 새로 고친 후 다시 시도하세요",
  "finance.shareAccountUnknown": "계정이 존재하지 않습니다",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "수익 분배 방안",
  splitReceiver: "수취인",
  receivers: "수취인",
  splitRatio: "수익 분배 비율(%)",
  splitFixed: "고정 금액(위안)",
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
  executed: "대행사 분배 금액",
  execution: "집행(최근 30일)",
  target: "분배 대상 금액",
  shared: "전달 금액",
  returned: "반환 금액",
  obstacle: "사유",
  shareAccount: "수취자 계정",
  accountType: "계정 유형",
  holder: "계정 명의",
  accountStatus: "등록 상태",
  platformBalance: "집행 방식",
  ratioLimit: "주문당 최고 분배 비율(%)",
  answeredBy: "책임자",
  reason: "이유",
  setTime: "설정 시간",
  payMethod: "결제 수단",
  sharingStatus: "집행 상태",
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
    accounts: "수취자 계정",
    setAccount: "계정 설정",
    register: "다시 등록",
    mode: "집행 방식",
    details: "집행 내역",
  },
  confirm: {
    enable: "이 수익 분배 방안을 사용할까요?",
    disable: "이 수익 분배 방안을 사용 중지할까요? 오늘부터의 거래는 수익 분배되지 않습니다.",
  },
  all: "전체",
  rest: "고정 금액을 먼저 나누고 실결제 금액의 비율을 나누며 합계는 주문 금액을 넘지 않습니다. 나머지와 1펀 미만은 가맹점 몫입니다",
  fixedEach: "주문당 {{amount}}위안",
  rule: {
    ratio: "비율",
    fixed: "고정 금액",
  },
  scope: "선택하지 않으면 가맹점의 모든 판매가 수익 분배됩니다",
  sum: "수익 분배 금액 {{amount}}, 그중 완료 {{settled}}",
  sharing: {
    waiting: "계정 대기",
    requested: "요청 예정",
    sharing: "분배 중",
    releasing: "해제 중",
    shared: "분배 완료",
    partly: "일부 분배",
    unshared: "분배 안 됨",
  },
  obstacle: {
    accountMissing: "수취자에게 등록된 계정이 없습니다",
    accountRefused: "대행사가 계정을 거부했습니다",
    platformBalance: "플랫폼 장부에서 분배",
    nothingToShare: "분배할 금액 없음",
    aboveRatio: "최고 분배 비율 초과",
    aboveNet: "수수료 차감 후 금액 초과",
    tooOld: "분배 기한 경과",
    refused: "대행사 거부",
  },
  view: {
    open: "진행 중",
    differs: "차이 있음",
    done: "완료",
  },
  accountType: {
    merchant: "가맹점",
    person: "개인",
  },
  account: {
    waiting: "등록 중",
    registered: "등록됨",
    refused: "거부됨",
    unset: "미설정",
  },
  mode: {
    provider: "결제 대행사 분배",
    platform: "플랫폼 장부 분배",
  },
  modeHint: "플랫폼 장부 분배는 기본으로 꺼져 있으며, 켜려면 책임자와 이유를 적어야 하고 작업 기록에 남습니다",
  ratioHint: "결제 대행사와 따로 합의하지 않으면 30%",
  accountHint: "WeChat Pay: 가맹점 번호 또는 개인의 openid; Alipay: 2088로 시작하는 16자리",
  noExecution: "이 기간에 주문이 없습니다",
  differs: "차이 있음",
  openNow: "진행 중",
};
