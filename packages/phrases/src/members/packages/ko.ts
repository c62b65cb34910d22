import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "회원 패키지",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "회원 패키지 조회",
  "members.package.sell": "회원 패키지 판매",
  "members.package.write": "회원 패키지 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "패키지 판매",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "기간은 1~{{limit}}개월입니다",
  "memberPackages.nameTaken": "가맹점에 같은 이름의 패키지가 이미 있습니다",
  "memberPackages.notOffered": "사용 중지된 패키지는 판매할 수 없습니다",
  "memberPackages.otherMerchant": "카드와 패키지는 같은 가맹점에 속해야 합니다",
  "memberPackages.refunded": "이미 환불된 패키지입니다",
  "memberPackages.nothingLeft": "마지막 달이 시작되어 환불할 금액이 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "패키지 이름",
  packagePrice: "가격",
  packagePeriod: "기간(월)",
  rightsNote: "혜택 설명",
  packageStatus: "상태",
  memberLevel: "회원 등급",
  cardId: "카드",
  payWay: "결제 방법",
  payout: "환불 방법",
  startDate: "시작일",
  endDate: "종료일",
  saleStatus: "상태",
  soldTime: "판매 시간",
  refunded: "환불 금액",
  soldCount: "판매 수",
  sold: "매출액",
  refundedCount: "환불 수",
  runningCount: "유효 수",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "사용 중",
    disabled: "사용 중지됨",
  },
  saleState: {
    waiting: "시작 전",
    running: "유효",
    over: "만료",
    refunded: "환불됨",
  },
  payWay: {
    balance: "카드 잔액",
  },
  action: {
    sell: "판매",
    sales: "판매 내역",
    refund: "환불",
    add: "패키지 추가",
    edit: "패키지 수정",
    enable: "사용",
    disable: "사용 중지",
  },
  confirm: {
    enable: "이 패키지를 사용할까요?",
    disable: "이 패키지를 사용 중지할까요?",
  },
  hint: {
    noLevel: "등급 변경 없음",
    level: "패키지 유효 기간에 회원이 이 등급을 갖습니다. 회원 등급이 더 높으면 그대로입니다",
    sale: "오늘부터 유효합니다. 회원에게 같은 패키지가 남아 있으면 종료 다음 날부터 유효합니다.",
    toCard: "{{amount}}위안을 카드로 환불하고 혜택은 바로 끝납니다.",
    atCounter: "{{amount}}위안을 창구에서 환불하고 혜택은 바로 끝납니다.",
    figures: "선택한 날짜의 판매",
  },
};
