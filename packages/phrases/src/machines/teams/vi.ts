import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "Đội của tôi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.team.read": "Xem nhóm",
  "machines.team.write": "Quản lý nhóm",
};

export const verbs: Translation<typeof zh.verbs> = {
  addMember: "Thêm thành viên",
  removeMember: "Xóa thành viên",
};

export const errors: Translation<typeof zh.errors> = {
  "teams.unknown": "Đội không tồn tại",
  "teams.nameTaken": "Tên đội đã được dùng",
  "teams.alreadyMember": "Người dùng đã có trong danh sách",
  "teams.checkStaff": "Hãy kiểm tra thông tin nhân viên hoặc quyền vai trò",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Tên đội",
  memberNum: "Số người",
  addedTime: "Thời gian thêm",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm đội",
  edit: "Sửa đội",
  addMember: "Thêm thành viên",
  removeMember: "Xóa thành viên",
  removeMemberConfirm: "Thành viên sẽ mất các máy của đội. Xóa?",
  accountHint: "Tài khoản của người dùng thường",
};
