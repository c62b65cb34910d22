import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "Danh mục sản phẩm",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "Tên",
  parentCategory: "Cấp trên",
  categoryLevel: "Cấp",
  category: "Danh mục",
  products: "Sản phẩm",
  children: "Cấp dưới",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "Của tôi",
    library: "Thư viện sản phẩm nền tảng",
  },
  kind: {
    category: "Danh mục",
    brand: "Thương hiệu",
    flavour: "Hương vị",
    specification: "Quy cách",
    packaging: "Bao bì",
  },
  add: "Thêm",
  addChild: "Thêm cấp dưới",
  rename: "Đổi tên",
  top: "Cấp cao nhất",
  search: "Tìm theo tên",
  enable: "Bật",
  disable: "Tắt",
  off: "Đã tắt",
  deleteAsk: "Xóa “{{name}}”?",
  disableAsk: "Sau khi tắt “{{name}}”, sản phẩm mới không chọn được nữa; sản phẩm đang dùng vẫn giữ nguyên.",
  chooseCategory: "Hương vị, quy cách và bao bì thuộc từng danh mục: hãy chọn danh mục trước.",
  none: "Chưa có gì trong “{{kind}}”; hãy bấm “Thêm” để bắt đầu.",
  choose: "Hãy chọn một mục ở bên trái",
  moved: "Đã chuyển “{{name}}”",
  renamed: "Đã đổi tên thành “{{name}}”",
  created: "Đã thêm “{{name}}”",
  keys: "Phím mũi tên di chuyển, Enter mở, N thêm cấp dưới, F2 đổi tên, Alt+↑↓ sắp xếp",
};
