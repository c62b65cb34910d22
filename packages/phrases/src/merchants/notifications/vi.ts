import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "Cài đặt thông báo của thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "Xem",
  "merchants.notification.write": "Đặt thông báo",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "Hãy nhập giờ dạng HH:mm",
  "merchants.receiversMissing": "Hãy chọn ít nhất một người nhận trước khi bật",
  "merchants.receiverUnknown": "Hãy kiểm tra thông tin nhân viên hoặc quyền vai trò",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "Loại tin nhắn",
  ways: "Cách thông báo",
  receivers: "Người nhận",
};

export const words: Translation<typeof zh.words> = {
  on: "Bật",
  off: "Chưa bật",
  enable: "Bật",
  disable: "Tắt",
  none: "Chưa có",
  timeHint: "Mỗi ngày vào giờ này, tổng kết hôm trước được gửi (múi giờ của thương nhân)",
  scopeHint: "Gồm máy của thương nhân này và cấp dưới",
  certificateTimeHint: "Nhắc mỗi ngày vào giờ này (múi giờ của thương nhân)",
  certificateScopeHint:
    "Về giấy tờ của thương nhân này: nhắc một lần trước 30, 7 và 1 ngày, và khi đã hết hạn; nếu chưa cài đặt, quản trị viên được báo",
  type: {
    dailySummary: "Tổng kết ngày",
    alarm: "Cảnh báo máy",
    certificate: "Giấy tờ hết hạn",
  },
  way: {
    console: "Tin nhắn trên bảng điều khiển",
    sms: "Tin nhắn SMS",
  },
};
