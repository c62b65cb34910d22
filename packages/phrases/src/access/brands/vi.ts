import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Thương hiệu đăng nhập",
  hint: "Tên, logo và màu của trang đăng nhập theo máy chủ và đường dẫn; mục chính xác nhất được áp dụng.",
  add: "Thêm thương hiệu",
  edit: "Sửa thương hiệu",
  empty: "Chưa có thương hiệu: trang đăng nhập hiển thị giao diện gốc",
  everyHost: "Mọi máy chủ",
  everyPath: "Mọi trang đăng nhập",
  removeAsk: "Trang sẽ trở về giao diện gốc. Xóa?",
  host: "Máy chủ",
  hostHint: "Để trống cho mọi máy chủ; kèm cổng nếu có",
  hostWrong: "Tên máy chủ không đúng",
  path: "Đường dẫn đăng nhập",
  pathHint: "Ví dụ /loginZl; để trống cho mọi trang của máy chủ",
  pathWrong: "Bắt đầu bằng /, chỉ gồm chữ, số và gạch dưới",
  logo: "Logo",
  name: "Tên thương hiệu",
  titles: "Tên theo ngôn ngữ (trống: tên thương hiệu)",
  subtitle: "Phụ đề",
  background: "Màu nền",
  startLanguage: "Ngôn ngữ ban đầu",
  ofBrowser: "Theo trình duyệt",
  footer: "Chân trang",
  asksAgreement: "Yêu cầu đồng ý thỏa thuận",
  preview: "Xem trước trang đăng nhập",
} satisfies Translation<typeof zh>;
