import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "상품 보기",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "상품이 존재하지 않습니다",
  "goods.chooseProduct": "상품을 선택하세요",
  "goods.purchaseAbovePrice": "매입가는 판매가보다 클 수 없습니다",
};
