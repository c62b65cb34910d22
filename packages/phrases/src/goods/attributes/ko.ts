import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "상품 카테고리",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "이름",
  parentCategory: "상위",
  categoryLevel: "단계",
  category: "카테고리",
  products: "상품",
  children: "하위",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "자체",
    library: "플랫폼 상품 라이브러리",
  },
  kind: {
    category: "카테고리",
    brand: "브랜드",
    flavour: "맛",
    specification: "규격",
    packaging: "포장",
  },
  add: "추가",
  addChild: "하위 추가",
  rename: "이름 변경",
  top: "최상위",
  search: "이름 검색",
  enable: "사용",
  disable: "사용 중지",
  off: "사용 중지됨",
  deleteAsk: "“{{name}}” 항목을 삭제할까요?",
  disableAsk: "“{{name}}” 항목을 사용 중지하면 새 상품에서 선택할 수 없습니다. 이미 사용 중인 상품은 그대로입니다.",
  chooseCategory: "맛, 규격, 포장은 카테고리별로 관리합니다. 먼저 카테고리를 선택하세요.",
  none: "“{{kind}}” 항목이 없습니다. “추가”를 눌러 시작하세요.",
  choose: "왼쪽에서 항목을 선택하세요",
  moved: "“{{name}}” 항목을 옮겼습니다",
  renamed: "새 이름: “{{name}}”",
  created: "“{{name}}” 항목을 추가했습니다",
  keys: "방향키 이동, Enter 펼치기, N 하위 추가, F2 이름 변경, Alt+↑↓ 정렬",
};
