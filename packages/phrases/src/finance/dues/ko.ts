import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "가맹점 간 채권·채무",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "가맹점 간 채권·채무 보기",
  "finance.due.write": "채권·채무 상환 및 확인",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "채권·채무 상환",
  confirmDue: "상환 확인",
  rejectDue: "상환 반려",
  cancelDue: "상환 철회",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "해당 채권·채무가 없습니다",
  "finance.dueOfPayer": "채무 가맹점만 상환할 수 있습니다",
  "finance.aboveDue": "남은 채무보다 많습니다",
  "finance.dueAboveBalance": "채무 가맹점의 잔액이 부족합니다",
  "finance.dueSettlementUnknown": "해당 기록이 없습니다",
  "finance.dueSettlementChanged": "다른 사람이 방금 처리했습니다. 새로 고친 후 다시 시도하세요",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "채무 가맹점",
  payerNo: "채무 가맹점 번호",
  payeeName: "채권 가맹점",
  payeeNo: "채권 가맹점 번호",
  owed: "잔액",
  awaiting: "확인 대기",
  settled: "상환됨",
  entryCount: "건수",
  updatedTime: "최근 변동",
  entryTime: "시각",
  entryKind: "유형",
  amount: "금액",
  dueWay: "상환 방식",
  dueStatus: "상태",
  dueSettlementId: "번호",
  reason: "사유",
  applicant: "신청자",
  applyTime: "신청 시각",
  decider: "확인자",
  decideTime: "확인 시각",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "잔액",
    settlements: "상환 기록",
  },
  kind: {
    purchase: "카드 결제",
    refund: "환불",
    cardMove: "회원 카드 이동",
    settlement: "상환",
    other: "기타",
  },
  way: {
    offset: "잔액에서 상계",
    paid: "직접 지급, 상대 확인",
  },
  state: {
    awaiting: "확인 대기",
    done: "상환됨",
    rejected: "반려됨",
    cancelled: "철회됨",
  },
  action: {
    settle: "상환",
    entries: "내역 보기",
    confirm: "확인",
    reject: "반려",
    cancel: "철회",
  },
  confirmQuestion: {
    offset: "채무 가맹점의 잔액에서 상계할까요?",
    paid: "이 금액을 받았습니까?",
  },
  cancelQuestion: "철회할까요?",
  waits: "다른 사람의 확인을 기다립니다",
  rule: "24시간 동안 합계 {{limit}}위안을 넘는 상계는 다른 사람이 확인하며, 직접 지급은 받은 가맹점이 확인합니다",
  none: "내역이 없습니다",
};
