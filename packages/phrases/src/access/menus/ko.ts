import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "메뉴 관리",
  "/xtgl/zygl": "자원 관리",
  "/xtgl/zygl/xzptzy": "플랫폼 자원 추가",
  "/xtgl/zygl/bjptzy": "플랫폼 자원 편집",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "메뉴와 기능 조회",
  "access.menu.write": "메뉴와 기능 관리",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "순서 변경",
  show: "메뉴에 표시",
  hide: "메뉴에서 숨김",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "시스템에 있는 페이지를 선택하세요",
  "access.menuAddress": "https://로 시작하는 전체 주소를 계정과 비밀번호 없이 입력하세요",
  "access.menuParent": "상위 항목은 폴더여야 합니다",
  "access.menuTooDeep": "메뉴는 최대 {{limit}}단계입니다",
  "access.menuNeeded": "메뉴 관리와 상위 폴더는 사용 중지할 수 없습니다. 사용 중지하면 되돌릴 수 없습니다",
  "access.menuIsBase": "기본 메뉴는 삭제할 수 없으며 사용 중지할 수는 있습니다",
  "access.menuHasChildren": "먼저 하위 항목을 옮기거나 삭제하세요",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "경로",
  menuUrl: "주소",
  menuIcon: "아이콘",
  resourceName: "자원 이름",
  resourceType: "자원 유형",
  resourceCode: "자원 코드",
  parent: "상위 메뉴",
  query: "페이지 매개변수",
  otherNames: "다른 언어 이름",
};

export const words: Translation<typeof zh.words> = {
  add: "자원 추가",
  addChild: "하위 추가",
  topLevel: "최상위",
  find: "메뉴 찾기",
  kind: {
    folder: "폴더",
    page: "페이지",
    link: "외부 링크",
  },
  shown: {
    on: "사용",
    off: "사용 중지(숨김)",
  },
  own: "사용자 정의",
  missing: "이 버전에 없음",
  action: {
    up: "위로",
    down: "아래로",
    show: "사용",
    hide: "사용 중지",
  },
  confirm: {
    show: "이 메뉴를 사용할까요?",
    hide: "이 메뉴를 사용 중지할까요?",
  },
  hint: {
    hide: "사용 중지는 모든 사람의 메뉴에서 항목만 숨기며 호출에는 영향을 주지 않습니다. 호출을 거부하려면 기능 관리에서 기능을 사용 중지하세요. 메뉴 변경은 24시간 안에 적용됩니다",
    names: "비워 둔 언어는 기본 이름을 쓰고, 사용자 정의 자원은 영어나 중국어 이름을 씁니다",
    page: "시스템에 있는 페이지로만 연결되며, 페이지를 열 수 있는 사람에게만 보입니다",
    query: "선택 사항, 예: state=abnormal",
    link: "새 창에서 열리며 메뉴가 있는 모든 사람에게 보입니다",
  },
  functions: "이 페이지의 기능",
  noFunctions: "이 페이지에는 별도의 기능이 없습니다",
};
