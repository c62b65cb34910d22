import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "Thiết lập bán của máy",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "Xem",
  "machines.config.write": "Thiết lập",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "Đặt công tắc",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "Hãy chọn ít nhất một cài đặt để đổi",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "Kết nối",
  updatedTime: "Thời gian sửa",
  categoryIds: "Thứ tự danh mục",
};

export const words: Translation<typeof zh.words> = {
  set: "Thiết lập",
  setMany: "Thiết lập nhiều máy",
  on: "Bật",
  off: "Tắt",
  keep: "Giữ nguyên",
  done: "Đã thiết lập {{n}} máy, {{changed}} máy có thay đổi",
  hint: "Có hiệu lực khi máy khởi động lần sau",
  orderHint: "Hiển thị theo thứ tự chọn; danh mục chưa chọn đứng sau",
};
