import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "Nhãn sản phẩm",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "Quản lý nhãn sản phẩm",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "Biểu tượng",
  tagName: "Tên nhãn",
  tagPriority: "Mức ưu tiên",
  productCount: "Số sản phẩm",
  updatedTime: "Thời gian đổi",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm nhãn",
  edit: "Sửa nhãn",
  products: "Xem sản phẩm",
  priorityHint: "Số nhỏ hơn hiển thị trước",
  deleteAsk: "Xóa nhãn “{{name}}”? {{n}} sản phẩm sẽ không còn nhãn này.",
};
