import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdtd": "Nhóm của tôi",
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
  "teams.unknown": "Nhóm không tồn tại",
  "teams.nameTaken": "Tên nhóm đã được dùng",
  "teams.alreadyMember": "Người dùng đã có trong danh sách",
  "teams.checkStaff": "Hãy kiểm tra thông tin nhân viên hoặc quyền vai trò",
};

export const fields: Translation<typeof zh.fields> = {
  teamName: "Tên nhóm",
  memberNum: "Số người",
  addedTime: "Thời gian thêm",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm nhóm",
  edit: "Sửa nhóm",
  addMember: "Thêm thành viên",
  removeMember: "Xóa thành viên",
  removeMemberConfirm: "Thành viên sẽ mất các máy được cấp quyền qua nhóm. Xóa?",
  accountHint: "Tài khoản của người dùng thường",
};
