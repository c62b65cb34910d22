import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "메뉴 관리",
  add: "자원 추가",
  addChild: "하위 추가",
  topLevel: "최상위",
  find: "메뉴 찾기",
  field: {
    menuName: "메뉴 이름",
    menuPath: "경로",
    menuUrl: "주소",
    menuIcon: "아이콘",
    sortNo: "순서",
    enabled: "사용 여부",
    resourceName: "자원 이름",
    resourceType: "자원 유형",
    resourceCode: "자원 코드",
    parent: "상위 메뉴",
    query: "페이지 매개변수",
    remark: "비고",
    otherNames: "다른 언어 이름",
  },
  kind: {
    folder: "폴더",
    page: "페이지",
    link: "외부 링크",
  },
  shown: {
    on: "표시",
    off: "숨김",
  },
  own: "사용자 정의",
  missing: "이 버전에 없음",
  action: {
    up: "위로",
    down: "아래로",
    show: "표시",
    hide: "숨기기",
  },
  hint: {
    hide: "숨기기는 모든 사람의 메뉴에서 항목만 없애며 호출에는 영향을 주지 않습니다. 호출을 거부하려면 기능 관리에서 기능을 중지하세요. 메뉴 변경은 24시간 안에 적용됩니다",
    names: "비워 둔 언어는 기본 이름을 쓰고, 사용자 정의 자원은 영어나 중국어 이름을 씁니다",
    page: "시스템에 있는 페이지로만 연결되며, 페이지를 열 수 있는 사람에게만 보입니다",
    query: "선택 사항, 예: state=abnormal",
    link: "새 창에서 열리며 메뉴가 있는 모든 사람에게 보입니다",
  },
  functions: "이 페이지의 기능",
  noFunctions: "이 페이지에는 별도의 기능이 없습니다",
} satisfies Translation<typeof zh>;
