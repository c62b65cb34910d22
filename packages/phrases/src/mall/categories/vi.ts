import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "Danh mục cửa hàng trực tuyến",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "Xem danh mục cửa hàng trực tuyến",
  "mall.category.write": "Thêm, sửa, chuyển, xóa danh mục cửa hàng trực tuyến và xếp sản phẩm",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "Xếp sản phẩm",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "Đã có danh mục tên này",
  "mall.categoryLevels": "Danh mục tối đa {{limit}} cấp",
  "mall.categoryHasChildren": "Có {{n}} danh mục con; hãy chuyển hoặc xóa trước",
  "mall.tooManyCategories": "Tối đa {{limit}} danh mục",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "Danh mục",
  categoryName: "Tên danh mục",
  parentId: "Danh mục cha",
  icon: "Biểu tượng",
  shown: "Hiển thị",
  mallProductIds: "Sản phẩm",
  mallPrice: "Giá bán",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm danh mục",
  addBelow: "Thêm danh mục con",
  edit: "Sửa danh mục",
  assign: "Xếp sản phẩm",
  takeOut: "Bỏ ra",
  search: "Tìm danh mục",
  keys: "Alt+Lên/Xuống di chuyển, F2 sửa, N thêm con",
  none: "Chưa có danh mục; cửa hàng theo danh mục của sản phẩm",
  noProducts: "Danh mục này chưa có sản phẩm",
  hidden: "Ẩn",
  deleteAsk: "Xóa {{name}}? Sản phẩm sẽ không còn danh mục trong cửa hàng trực tuyến",
};
