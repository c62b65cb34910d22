import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shjqsq": "가맹점 자판기 권한",
  "/shgl/tdjqsq": "팀 자판기 권한",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.share.read": "가맹점 권한 보기",
  "machines.share.write": "가맹점에 권한 부여",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.ownAlready": "이미 이 가맹점 또는 하위 가맹점의 자판기입니다",
  "machines.otherTree": "같은 최상위 가맹점의 자판기만 권한을 줄 수 있습니다",
};

export const fields: Translation<typeof zh.fields> = {
  authorized: "권한 상태",
  authTime: "권한 부여 시각",
};

export const words: Translation<typeof zh.words> = {
  merchantTitle: "가맹점 자판기 권한",
  teamTitle: "팀 자판기 권한",
  chooseMerchant: "왼쪽에서 가맹점을 선택하세요",
  chooseTeam: "왼쪽에서 팀을 선택하세요",
  noTeams: "아직 팀이 없습니다. 먼저 팀을 추가하세요",
  state: {
    yes: "권한 있음",
    no: "권한 없음",
  },
  grant: "권한 부여",
  revoke: "권한 해제",
  revokeConfirm: "권한을 해제할까요?",
};
