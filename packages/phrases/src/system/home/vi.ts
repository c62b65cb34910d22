import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "Quản lý hệ thống",
  "/xtgl/index": "Trang chủ hệ thống",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "Xem trang chủ hệ thống",
};

export const fields: Translation<typeof zh.fields> = {
  result: "Kết quả",
  kind: "Cảnh báo",
};

export const words: Translation<typeof zh.words> = {
  users: "Người dùng",
  merchants: "Thương nhân",
  machinesOnline: "Máy trực tuyến",
  openAlarms: "Cảnh báo chưa xử lý",
  blocked: "trong đó {{n}} bị khóa",
  ofAll: "trên {{n}} máy đang sử dụng",
  lastLogins: "Đăng nhập gần đây",
  lastAlarms: "Cảnh báo gần đây",
  systemPages: "Trang hệ thống",
  unknownAccount: "Tài khoản không rõ",
  alarm: {
    open: "Chưa xử lý",
    cleared: "Đã khôi phục",
  },
};
