import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dqgl": "지역 관리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.region.read": "지역 보기",
  "machines.region.write": "지역 관리",
};

export const errors: Translation<typeof zh.errors> = {
  "regions.unknown": "지역이 존재하지 않습니다",
  "regions.nameTaken": "같은 단계에 이 이름이 이미 있습니다",
  "regions.provinceUnknown": "첫 단계에는 지도에 있는 성의 짧은 이름만 넣을 수 있습니다",
  "regions.tooDeep": "최대 {{limit}}단계입니다",
  "regions.inUse": "이 지역에 하위 {{children}}개, 설치 지점 {{points}}개가 있어 삭제할 수 없습니다",
};

export const fields: Translation<typeof zh.fields> = {
  regionName: "이름",
  points: "설치 지점",
  children: "하위",
  level: "단계",
};

export const words: Translation<typeof zh.words> = {
  add: "성 추가",
  addChild: "하위 추가",
  rename: "이름 변경",
  search: "이름 검색",
  keys: "방향키 이동, Enter 펼치기, N 하위 추가, F2 이름 변경, Alt+↑↓ 순서",
  none: "아직 지역이 없습니다. “성 추가”로 시작하세요.",
  choose: "왼쪽에서 하나를 선택하세요",
  level: {
    "1": "성",
    "2": "도시",
    "3": "구·현",
  },
  created: "“{{name}}” 추가됨",
  renamed: "새 이름: “{{name}}”",
  deleteAsk: "“{{name}}” 항목을 삭제할까요?",
};
