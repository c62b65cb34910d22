import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "Tổ chức",
  "/xtgl/dagl": "Dữ liệu gốc",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "Xem tổ chức",
  "access.organisation.write": "Quản lý tổ chức",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "Tổ chức không tồn tại",
  "access.organisationTooDeep": "Tổ chức có tối đa {{limit}} cấp",
  "access.organisationInUse": "Còn {{organisations}} tổ chức cấp dưới và {{accounts}} tài khoản, không thể xóa",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "Tên tổ chức",
  orgCode: "Mã tổ chức",
  parentOrg: "Tổ chức cấp trên",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm tổ chức",
  editTitle: "Sửa tổ chức",
  addChild: "Thêm cấp dưới",
  topLevel: "Cấp cao nhất",
  owner: "Thương nhân",
  showUsers: "Xem tài khoản",
  ofTop: "Tổ chức do thương nhân cấp cao nhất quản lý; thương nhân của bạn không có tổ chức riêng",
};
