import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/bzsz": "Loại tiền",
  "/shgl/kfdh": "Điện thoại chăm sóc khách hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.setting.read": "Xem điện thoại chăm sóc khách hàng và loại tiền",
  "merchants.setting.write": "Đặt điện thoại chăm sóc khách hàng và loại tiền",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.hotlineTaken": "Thương nhân này đã có điện thoại chăm sóc khách hàng; hãy sửa số đó",
  "merchants.rateNotPositive": "Tỷ giá phải lớn hơn 0, tối đa 6 số lẻ",
};

export const fields: Translation<typeof zh.fields> = {
  country: "Quốc gia hoặc khu vực",
  updatedTime: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  hotlines: "Điện thoại chăm sóc khách hàng",
  addHotline: "Thêm điện thoại chăm sóc khách hàng",
};
