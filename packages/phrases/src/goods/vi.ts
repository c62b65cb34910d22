import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const permissions: Translation<typeof zh.permissions> = {
  "goods.product.read": "Xem sản phẩm",
};

export const errors: Translation<typeof zh.errors> = {
  "goods.unknownProduct": "Sản phẩm không tồn tại",
  "goods.chooseProduct": "Hãy chọn sản phẩm",
  "goods.purchaseAbovePrice": "Giá nhập không được cao hơn giá bán",
};
