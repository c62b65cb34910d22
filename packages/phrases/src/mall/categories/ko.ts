import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "온라인 몰 카테고리",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "온라인 몰 카테고리 보기",
  "mall.category.write": "온라인 몰 카테고리 추가, 편집, 이동, 삭제와 상품 분류",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "분류",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "같은 이름의 카테고리가 있습니다",
  "mall.categoryLevels": "카테고리는 최대 {{limit}}단계입니다",
  "mall.categoryHasChildren": "하위 카테고리가 {{n}}개 있습니다. 먼저 옮기거나 삭제하세요",
  "mall.tooManyCategories": "카테고리는 최대 {{limit}}개입니다",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "카테고리",
  categoryName: "카테고리 이름",
  parentId: "상위 카테고리",
  icon: "아이콘",
  shown: "표시 여부",
  mallProductIds: "상품",
  mallPrice: "판매가",
};

export const words: Translation<typeof zh.words> = {
  add: "카테고리 추가",
  addBelow: "하위 추가",
  edit: "카테고리 편집",
  assign: "상품 분류",
  takeOut: "빼기",
  search: "카테고리 검색",
  keys: "Alt+위/아래 이동, F2 편집, N 하위 추가",
  none: "아직 카테고리가 없어 휴대폰 몰은 상품 목록의 카테고리를 사용합니다",
  noProducts: "이 카테고리에 상품이 없습니다",
  hidden: "숨김",
  deleteAsk: "{{name}}: 삭제할까요? 상품의 온라인 몰 카테고리가 없어집니다",
};
