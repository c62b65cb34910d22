import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/qygl": "카드 구역",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.area.read": "회원 카드 구역 조회",
  "members.area.write": "회원 카드 구역과 직원 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  setArea: "구역 설정",
};

export const errors: Translation<typeof zh.errors> = {
  "cardAreas.unknown": "구역이 없거나 관리 권한이 없습니다",
  "cardAreas.nameTaken": "같은 수준에 이미 있는 이름입니다",
  "cardAreas.tooDeep": "최대 {{limit}}단계입니다",
  "cardAreas.inUse": "이 구역에 하위 {{children}}개, 카드 {{cards}}장이 있어 삭제할 수 없습니다",
  "cardAreas.staffLast":
    "{{n}}명이 이 구역에만 속해 있어 삭제하면 모든 카드를 관리하게 됩니다. 먼저 제거하거나 다른 구역에 배정하세요",
  "cardAreas.ownLimit": "구역이 제한된 직원은 마지막 구역 제한을 해제할 수 없습니다. 제한이 없는 직원에게 요청하세요",
  "cardAreas.beyondOwn": "담당 구역 밖에도 적용됩니다. 제한이 없는 직원에게 요청하세요",
  "cardAreas.staffTaken": "이미 목록에 있는 사용자입니다",
  "cardAreas.staffUnfit": "직원 정보 또는 역할 권한을 확인하세요",
};

export const fields: Translation<typeof zh.fields> = {
  areaName: "구역 이름",
  level: "단계",
  children: "하위 구역",
  cardCount: "회원 카드",
  staff: "직원",
  userId: "직원",
};

export const words: Translation<typeof zh.words> = {
  add: "구역 추가",
  addChild: "하위 추가",
  rename: "이름 변경",
  assign: "직원 배정",
  search: "구역 검색",
  keys: "화살표 이동, Enter 펼치기, N 하위 추가, F2 이름 변경",
  none: "아직 구역이 없습니다. “구역 추가”를 눌러 시작하세요.",
  choose: "왼쪽에서 구역을 선택하세요",
  noStaff: "배정된 직원 없음",
  limited: "배정된 직원은 이 구역과 하위 구역의 카드만 관리합니다",
  removeStaff: "배정 해제",
  removeStaffAsk: "이 직원의 배정을 해제할까요?",
  created: "“{{name}}” 추가됨",
  renamed: "새 이름: “{{name}}”",
};
