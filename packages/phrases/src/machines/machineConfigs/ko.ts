import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "자판기 판매 설정",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "보기",
  "machines.config.write": "설정",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "기능 스위치 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "변경할 설정을 하나 이상 선택하세요",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "연결 상태",
  updatedTime: "수정 시간",
  categoryIds: "분류 순서",
};

export const words: Translation<typeof zh.words> = {
  set: "설정",
  setMany: "일괄 설정",
  on: "켜짐",
  off: "꺼짐",
  keep: "그대로",
  done: "자판기 {{n}}대를 설정했고 {{changed}}대가 변경되었습니다",
  hint: "자판기를 다음에 시작할 때 적용됩니다",
  orderHint: "선택한 순서대로 표시하며, 선택하지 않은 분류는 뒤에 표시합니다",
};
