import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "학교 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "학교 조회",
  "members.school.write": "학교, 학년, 반 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "학교, 학년 또는 반이 없습니다",
  "schools.nameTaken": "같은 수준에 이미 있는 이름입니다",
  "schools.tooDeep": "반 아래에는 추가할 수 없습니다",
  "schools.hasGrades": "학년이 있는 학교는 삭제할 수 없습니다",
  "schools.hasClasses": "반이 있는 학년은 삭제할 수 없습니다",
  "schools.hasMembers": "이 반에 회원 {{members}}명이 있어 삭제할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "이름",
  unitKind: "단계",
  children: "하위",
  memberNum: "인원",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "학교",
    grade: "학년",
    class: "반",
  },
  addKind: {
    school: "학교 추가",
    grade: "학년 추가",
    class: "반 추가",
  },
  rename: "이름 변경",
  search: "이름 검색",
  keys: "화살표 이동, Enter 펼치기, N 하위 추가, F2 이름 변경",
  none: "아직 학교가 없습니다. “학교 추가”를 눌러 시작하세요.",
  choose: "왼쪽에서 선택하세요",
  created: "“{{name}}” 추가됨",
  renamed: "새 이름: “{{name}}”",
};
