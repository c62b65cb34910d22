import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "내 팀",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "팀 보기",
  "machines.team.write": "팀 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "멤버 추가",
  removeMember: "멤버 제거",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "팀이 없습니다",
  "teams.nameTaken": "이미 사용 중인 팀 이름입니다",
  "teams.alreadyMember": "이미 목록에 있는 사용자입니다",
  "teams.checkStaff": "직원 정보 또는 역할 권한을 확인하세요",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "팀 이름",
  memberNum: "인원",
  addedTime: "추가 시각",
};

export const words: Translation<typeof zh.words> = {
  add: "팀 추가",
  edit: "팀 편집",
  addMember: "멤버 추가",
  removeMember: "멤버 제거",
  removeMemberConfirm: "멤버가 이 팀의 자판기 권한을 잃습니다. 제거할까요?",
  accountHint: "일반 사용자의 로그인 계정",
};
