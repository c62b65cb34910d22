import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "Thêm bớt sản phẩm trên máy",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "Xem",
  "machines.product.write": "Thêm, thay và gỡ sản phẩm",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "Không thể thay bằng chính sản phẩm đó",
  "machineProducts.laneCountOutOfRange": "Số ngăn phải là số nguyên từ 1 đến {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "Số ngăn",
  stock: "Tồn kho",
  lanePrice: "Giá bán",
  purchase: "Giá nhập",
  product: "Sản phẩm",
  oldProduct: "Sản phẩm cần thay",
  newProduct: "Sản phẩm mới",
  machines: "Máy",
  addedLanes: "Số ngăn trống mỗi máy",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Thêm sản phẩm",
    swap: "Thay sản phẩm",
    remove: "Gỡ sản phẩm",
  },
  openLanes: "Xem ngăn",
  removeOne: "Gỡ",
  ownPriceAny: "Để trống thì dùng giá của sản phẩm",
};
