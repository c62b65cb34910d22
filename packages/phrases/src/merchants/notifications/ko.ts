import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "가맹점 알림 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "보기",
  "merchants.notification.write": "알림 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "HH:mm 형식의 시간을 입력하세요",
  "merchants.receiversMissing": "사용하려면 수신자를 한 명 이상 선택하세요",
  "merchants.receiverUnknown": "직원 정보 또는 역할 권한을 확인하세요",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "메시지 유형",
  ways: "알림 방식",
  receivers: "수신자",
};

export const words: Translation<typeof zh.words> = {
  on: "사용",
  off: "미사용",
  enable: "사용",
  disable: "사용 중지",
  none: "없음",
  timeHint: "매일 이 시각에 전날 요약을 보냅니다(가맹점 시간대)",
  scopeHint: "이 가맹점과 하위 가맹점의 자판기 포함",
  certificateTimeHint: "매일 이 시각에 알립니다(가맹점 시간대)",
  certificateScopeHint:
    "이 가맹점의 증명서를 만료 30일, 7일, 1일 전과 만료 후 각각 한 번 알립니다. 설정하지 않으면 관리자에게 알립니다",
  type: {
    dailySummary: "일일 요약",
    alarm: "자판기 경보",
    certificate: "증명서 만료 알림",
  },
  way: {
    console: "콘솔 메시지",
    sms: "문자 메시지",
  },
};
