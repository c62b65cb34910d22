import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Nhân viên vận hành",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "Xem nhân viên vận hành",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "Người dùng đã có trong danh sách",
  "operators.checkStaff": "Hãy kiểm tra thông tin nhân viên hoặc quyền vai trò",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Số máy",
  salesAmount: "Doanh thu 30 ngày",
  salesOrders: "Đơn hàng 30 ngày",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm nhân viên vận hành",
  edit: "Sửa nhân viên vận hành",
  state: {
    yes: "Bật",
    no: "Đã tắt",
  },
  assign: "Phân máy",
  machines: "Máy",
  throughTeams: "{{n}} qua nhóm",
  accountHint: "Tài khoản người dùng thường",
};
