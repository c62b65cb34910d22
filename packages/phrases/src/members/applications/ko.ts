import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "카드 재발급 신청",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "카드 재발급 신청 조회",
  "members.application.write": "카드 재발급 신청",
  "members.application.review": "카드 재발급 신청 심사",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "이 카드는 이미 심사 대기 중인 신청이 있습니다",
  "cardApplications.own": "자신이 신청한 건은 심사할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "기존 카드 번호",
  newCardNo: "새 카드 번호",
  physicalNo: "물리 카드 번호",
  logicalNo: "논리 카드 번호",
  cardExpiry: "유효 기간",
  holderName: "카드 소지자",
  balance: "잔액",
  gift: "증정 금액",
  applyStatus: "상태",
  applicant: "신청자",
  applyTime: "신청 시간",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "심사 대기",
    approved: "승인",
    rejected: "반려",
    ignored: "보류됨",
  },
  action: {
    apply: "재발급 신청",
    approve: "승인",
    reject: "반려",
    ignore: "보류",
  },
  confirm: {
    approve: "승인할까요? 기존 카드는 해지되고 잔액과 증정 금액은 새 카드로 옮겨집니다.",
    ignore: "이 신청을 보류할까요?",
  },
};
