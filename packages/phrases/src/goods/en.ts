import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "See products",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Product does not exist",
  "goods.chooseProduct": "Choose a product",
  "goods.purchaseAbovePrice": "Purchase price cannot exceed product price",
};
