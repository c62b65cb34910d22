import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "가맹점 계정 정보",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "보기",
  "merchants.account.write": "자기 가맹점 정보 편집",
};

export const words: Translation<typeof zh.words> = {
  edit: "가맹점 정보 편집",
  basics: "기본 정보",
  contact: "연락처",
  decided: "상위 가맹점이 설정",
  collectsYes: "플랫폼 대리 수납",
  collectsNo: "자체 수납",
  maxPickupHint: "동시에 유효한 픽업 코드 최대 {{n}}개",
  closeStore:
    "영업을 종료하면 이 가맹점의 자판기는 새 QR 결제를 받지 않습니다. 이미 코드가 표시된 주문은 결제하고 배출할 수 있습니다. 영업을 종료할까요?",
  openStore: "영업을 다시 시작할까요?",
  settles: "정산 계좌: {{bank}} {{card}}",
  openedAt: "{{time}} 개설",
  noAccount: "아직 없음. 대행사 등록이 완료되면 자동으로 기록됩니다",
};
