import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "내 가맹점",
  "/shgl/management": "가맹점 트리",
  "/shgl": "가맹점 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "보기",
  "merchants.merchant.write": "추가, 편집, 사용 중지",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "환불 규칙 설정",
  setFeatures: "기능 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "먼저 행운 구매 수수료 1%에 동의하세요",
  "merchants.unknown": "가맹점이 존재하지 않습니다",
  "merchants.numberTaken": "이미 사용 중인 가맹점 번호입니다",
  "merchants.notBelow": "하위 가맹점만 관리할 수 있습니다",
  "merchants.cycle": "자신이나 하위로 이동할 수 없습니다",
  "merchants.otherTree": "다른 최상위 가맹점 아래로 이동할 수 없습니다",
  "merchants.rolesAbove":
    "이동 후 상위가 아닌 가맹점의 역할을 사용하는 계정이 {{accounts}}개 있습니다. 먼저 역할을 변경하세요",
  "merchants.stopped": "상위 가맹점이 사용 중지되었습니다",
  "merchants.inUse": "자판기 {{machines}}대와 하위 가맹점 {{merchants}}개가 있어 삭제할 수 없습니다",
  "merchants.storeClosed": "매장이 영업을 마쳤습니다",
  "merchants.pickupCodesOutOfRange": "픽업 코드 한도는 0~{{limit}} 범위여야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "회사명",
  parent: "상위 가맹점",
  address: "주소",
  hotline: "고객센터 번호",
  kind: "가맹점 유형",
  categoryCode: "분류 코드",
  tagCode: "태그 코드",
  collects: "플랫폼 대리 수납",
  features: "기능 스위치",
  maxPickupCodes: "픽업 코드 한도",
  currency: "통화",
  exchangeRate: "환율",
  pushTime: "정기 푸시 시간",
  refundMaximum: "자동 환불 한도",
  refundReview: "환불 심사 기준 금액",
  storeState: "영업 상태",
  collectionAccounts: "수납 계좌",
  status: "상태",
  machines: "자판기 수",
  accounts: "계정 수",
};

export const words: Translation<typeof zh.words> = {
  add: "가맹점 추가",
  addChild: "하위 추가",
  editTitle: "가맹점 편집",
  passwordSent: "초기 비밀번호를 휴대전화로 보냈습니다",
  topLevel: "최상위 가맹점",
  find: "번호 또는 이름",
  withBelow: "하위 포함 {{all}}",
  kind: {
    ordinary: "일반",
    drug: "의약품",
  },
  status: {
    normal: "정상",
    stopped: "사용 중지됨",
    deleted: "삭제됨",
  },
  storeState: {
    open: "영업 중",
    closed: "영업 종료",
  },
  channel: {
    wechat: "위챗",
    alipay: "알리페이",
  },
  feature: {
    purchase: "행운 구매",
    medicine: "의약품 로트 관리",
    shoppingCart: "장바구니",
    membershipCard: "회원 카드",
    pickupCode: "픽업 코드",
    smartMedicineBox: "스마트 약상자",
    drugCombination: "의약품 묶음",
  },
  action: {
    features: "기능 스위치",
    refund: "환불 조정",
    move: "상위 변경",
    stop: "사용 중지",
    resume: "사용",
    restore: "복원",
  },
  confirm: {
    stop: "이 가맹점과 하위 가맹점의 모든 계정이 즉시 로그아웃됩니다. 사용 중지할까요?",
    resume: "이 가맹점을 다시 사용할까요?",
    restore: "복원할까요?",
    purchase: "행운 구매를 켜면 1% 수수료가 부과됩니다",
  },
  hint: {
    below: "여기서 사용 중지하면 모든 하위 가맹점에서도 중지됩니다. 기존 데이터는 유지됩니다.",
    rate: "1위안당 현지 통화",
    number: "번호는 상위를 따르며 하위 번호도 함께 바뀝니다.",
  },
  refund: {
    agreed: "한도 설정에 동의",
    agreedHint: "이 금액 이하의 이상 주문은 자동 환불되고, 초과분은 수동 처리됩니다.",
    disagreed: "동의하지 않음",
    cashHint: "현금은 시스템에서 환불할 수 없으므로 현금 주문은 담당자가 처리합니다.",
    disagreedHint: "모든 이상 주문이 자동 환불됩니다.",
    noReview: "두 번째 담당자 불필요",
    reviewHint: "이 금액을 넘는 수동 환불은 다른 담당자가 승인해야 시작됩니다. 비워 두면 필요하지 않습니다.",
  },
  contact: {
    show: "전체 연락처 보기",
    recorded: "이 조회는 로그에 기록되었습니다.",
    wholeNumber: "전체 번호 입력",
  },
};
