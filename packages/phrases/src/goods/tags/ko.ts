import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "상품 태그",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "상품 태그 관리",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "아이콘",
  tagName: "태그 이름",
  tagPriority: "우선순위",
  productCount: "상품 수",
  updatedTime: "변경 시간",
};

export const words: Translation<typeof zh.words> = {
  add: "태그 추가",
  edit: "태그 편집",
  products: "상품 보기",
  priorityHint: "숫자가 작을수록 먼저 표시됩니다",
  deleteAsk: "태그 “{{name}}” 항목을 삭제할까요? 상품 {{n}}개에서 제거됩니다.",
};
