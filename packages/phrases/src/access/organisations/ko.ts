import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "조직 관리",
  "/xtgl/dagl": "기준 정보 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "조직 조회",
  "access.organisation.write": "조직 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "존재하지 않는 조직입니다",
  "access.organisationTooDeep": "조직은 최대 {{limit}}단계입니다",
  "access.organisationInUse": "하위 조직 {{organisations}}개와 계정 {{accounts}}개가 있어 삭제할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "조직 이름",
  orgCode: "조직 코드",
  parentOrg: "상위 조직",
};

export const words: Translation<typeof zh.words> = {
  add: "조직 추가",
  editTitle: "조직 편집",
  addChild: "하위 추가",
  topLevel: "최상위 조직",
  owner: "소속 가맹점",
  showUsers: "계정 보기",
  ofTop: "조직은 최상위 가맹점이 관리하며 귀하의 가맹점에는 자체 조직이 없습니다",
};
