import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "영업이 종료되었습니다. 둘러볼 수 있지만 주문은 할 수 없습니다",
  search: "상품 검색",
  categories: "카테고리",
  everything: "전체",
  nothingFound: "상품이 없습니다",
  more: "더 보기",
  soldOut: "품절",
  left: "{{n}}개 남음",
  call: "서비스 전화",
};
