import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Ver productos",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "El producto no existe",
  "goods.chooseProduct": "Elija un producto",
  "goods.purchaseAbovePrice": "El precio de compra no puede superar el precio del producto",
};
