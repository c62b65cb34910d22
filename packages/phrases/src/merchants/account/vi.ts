import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Tài khoản thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "Xem",
  "merchants.account.write": "Sửa thông tin thương nhân của mình",
};

export const words: Translation<typeof zh.words> = {
  edit: "Sửa tài khoản thương nhân",
  basics: "Thông tin cơ bản",
  contact: "Liên hệ",
  decided: "Do thương nhân cấp trên đặt",
  collectsYes: "Nền tảng thu hộ",
  collectsNo: "Tự thu",
  maxPickupHint: "Tối đa {{n}} mã nhận hàng còn hiệu lực",
  closeStore:
    "Máy của thương nhân sẽ không nhận thanh toán QR mới; đơn hàng đã hiện mã vẫn có thể thanh toán và xuất hàng. Đóng cửa hàng?",
  openStore: "Mở lại cửa hàng?",
  settles: "quyết toán về {{bank}} {{card}}",
  openedAt: "mở lúc {{time}}",
  noAccount: "Chưa có; được ghi khi nhà cung cấp hoàn tất hồ sơ",
};
