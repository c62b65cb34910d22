import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "시스템 관리",
  "/xtgl/index": "시스템 홈",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "시스템 홈 조회",
};

export const fields: Translation<typeof zh.fields> = {
  result: "결과",
  kind: "경보",
};

export const words: Translation<typeof zh.words> = {
  users: "사용자",
  merchants: "가맹점",
  machinesOnline: "온라인 자판기",
  openAlarms: "미해제 경보",
  blocked: "그중 정지 {{n}}",
  ofAll: "사용 중 {{n}}대",
  lastLogins: "최근 로그인",
  lastAlarms: "최근 경보",
  systemPages: "시스템 페이지",
  unknownAccount: "알 수 없는 계정",
  alarm: {
    open: "미해제",
    cleared: "해제됨",
  },
};
