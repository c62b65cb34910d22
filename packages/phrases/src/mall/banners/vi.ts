import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "Banner",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "Xem banner",
  "mall.banner.write": "Thêm, sửa, bật, tắt và xóa banner",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "Cửa hàng không có sản phẩm thuộc danh mục này",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "Tiêu đề",
  bannerImage: "Hình ảnh",
  bannerLink: "Liên kết",
  productId: "Sản phẩm",
  category: "Danh mục",
  showFrom: "Hiển thị từ",
  showTo: "Hiển thị đến",
  updatedTime: "Sửa lúc",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm banner",
  edit: "Sửa banner",
  links: {
    none: "Không",
    product: "Sản phẩm",
    category: "Danh mục",
  },
  status: {
    shown: "Đang hiển thị",
    scheduled: "Chờ hiển thị",
    expired: "Đã hết hạn",
    disabled: "Đã tắt",
  },
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Bật?",
  disableAsk: "Tắt?",
};
