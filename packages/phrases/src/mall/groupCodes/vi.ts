import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "Mã QR nhóm",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "Xem mã QR nhóm",
  "mall.groupCode.write": "Thêm, sửa, bật, tắt và xóa mã QR nhóm",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "Đã hết hạn: hãy chọn hôm nay hoặc ngày sau đó",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "Tên mã QR",
  qrImage: "Mã QR",
  machineId: "Máy",
  updatedTime: "Thời gian sửa",
  validTo: "Hiệu lực đến",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm mã QR nhóm",
  edit: "Sửa mã QR nhóm",
  inMall: "Cửa hàng trực tuyến",
  machineHint: "Để trống: dùng cho cửa hàng trực tuyến",
  validToHint: "Vẫn còn hiệu lực trong ngày đó",
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Bật?",
  disableAsk: "Tắt?",
  status: {
    enabled: "Đang bật",
    disabled: "Đã tắt",
    expired: "Đã hết hạn",
  },
};
