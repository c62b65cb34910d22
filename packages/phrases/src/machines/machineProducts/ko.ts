import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "자판기 상품 추가·제거",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "보기",
  "machines.product.write": "상품 추가, 교체, 제거",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "같은 상품으로 교체할 수 없습니다",
  "machineProducts.laneCountOutOfRange": "레인 수는 1~{{limit}}의 정수여야 합니다",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "레인 수",
  stock: "재고",
  lanePrice: "판매가",
  purchase: "매입가",
  product: "상품",
  oldProduct: "교체할 상품",
  newProduct: "새 상품",
  machines: "자판기",
  addedLanes: "자판기당 빈 레인 수",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "상품 추가",
    swap: "상품 교체",
    remove: "상품 제거",
  },
  openLanes: "레인 보기",
  removeOne: "제거",
  ownPriceAny: "비워 두면 상품 자체 가격이 적용됩니다",
};
