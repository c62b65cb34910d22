import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "데이터 사전",
  "/xtgl/shsjzd": "가맹점 데이터 사전",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "데이터 사전 보기",
  "system.dictionary.write": "데이터 사전 수정",
  "system.merchantDictionary.read": "가맹점 데이터 사전 보기",
  "system.merchantDictionary.write": "가맹점 데이터 사전 수정",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "데이터 사전에 없는 유형입니다",
  "system.dictionaryTypeInUse": "항목이 남아 있는 유형은 삭제할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "유형",
  typeName: "유형 이름",
  dictCode: "코드",
  dictName: "이름",
  dictValue: "내용",
  updatedTime: "수정 시각",
};

export const words: Translation<typeof zh.words> = {
  add: "항목 추가",
  edit: "항목 수정",
  enabled: "사용 중",
  disabled: "사용 중지됨",
  enable: "사용",
  disable: "사용 중지",
  disableAsk: "양식에서 이 항목이 제공되지 않습니다. 사용 중지할까요?",
  platformElsewhere: "플랫폼 항목은 데이터 사전에서 관리합니다",
  types: "유형",
  addType: "유형 추가",
  editType: "유형 수정",
  noTypes: "아직 추가한 유형이 없습니다. “유형 추가”로 첫 유형을 만드세요.",
  typesHint: "가맹점 프로그램이 키로 이 유형의 항목을 읽습니다",
  type: {
    paymentKind: "결제 수단",
    machineType: "자판기 유형",
    language: "언어",
    orderState: "주문 상태",
    ticketState: "문의 티켓 상태",
    ticketReply: "문의 티켓 답변",
    blockReason: "계정 차단 사유",
    blacklistReason: "블랙리스트 사유",
    rejectReason: "전표 반려 사유",
    priceReason: "가격 변경 사유",
    recallReason: "의약품 회수 사유",
  },
};
