import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "Cài đặt",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "Thương hiệu đăng nhập",
};

export const fields: Translation<typeof zh.fields> = {
  host: "Máy chủ",
  path: "Đường dẫn đăng nhập",
  name: "Tên thương hiệu",
  titles: "Tên theo ngôn ngữ (trống: tên thương hiệu)",
  subtitle: "Phụ đề",
  background: "Màu nền",
  startLanguage: "Ngôn ngữ ban đầu",
  footer: "Chân trang",
  asksAgreement: "Yêu cầu đồng ý thỏa thuận nền tảng",
};

export const words: Translation<typeof zh.words> = {
  title: "Thương hiệu đăng nhập",
  hint: "Tên, logo và màu của trang đăng nhập theo máy chủ và đường dẫn; mục chính xác nhất được áp dụng.",
  add: "Thêm thương hiệu",
  edit: "Sửa thương hiệu",
  empty: "Chưa có thương hiệu: trang đăng nhập hiển thị giao diện gốc",
  everyHost: "Mọi máy chủ",
  everyPath: "Mọi trang đăng nhập",
  removeAsk: "Trang sẽ trở về giao diện gốc. Xóa?",
  hostHint: "Để trống cho mọi máy chủ; kèm cổng nếu có",
  hostWrong: "Tên máy chủ không đúng",
  pathHint: "Ví dụ /loginZl; để trống cho mọi trang của máy chủ",
  pathWrong: "Bắt đầu bằng /, chỉ gồm chữ, số và gạch dưới",
  ofBrowser: "Theo trình duyệt",
  preview: "Xem trước trang đăng nhập",
};
