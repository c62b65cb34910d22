import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "로그 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "로그 보기",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "처리자",
  logType: "로그 유형",
  logPage: "페이지",
  logContent: "작업 내용",
  logObject: "작업 대상",
  logResult: "결과",
  requestId: "요청 번호",
};

export const words: Translation<typeof zh.words> = {
  detail: "로그 상세",
  kind: {
    change: "변경",
    login: "로그인",
    read: "개인정보 조회",
    export: "내보내기",
  },
  result: {
    succeeded: "성공",
    failed: "실패",
  },
  unknownPerson: "로그인 안 함",
  anotherMerchant: "상위",
  difference: "변경 내용",
  property: "필드",
  before: "변경 전",
  after: "변경 후",
  noDetail: "이 항목에는 필드 상세가 없습니다",
  activity: "활동",
  noActivity: "아직 변경된 내용이 없습니다",
};
