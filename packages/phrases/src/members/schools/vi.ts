import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/xxgl": "Quản lý trường",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.school.read": "Xem trường",
  "members.school.write": "Quản lý trường, khối, lớp",
};

export const errors: Translation<typeof zh.errors> = {
  "schools.unknown": "Trường, khối hoặc lớp không tồn tại",
  "schools.nameTaken": "Tên này đã có ở cùng cấp",
  "schools.tooDeep": "Không thể thêm dưới lớp",
  "schools.hasGrades": "Trường còn khối, không thể xóa",
  "schools.hasClasses": "Khối còn lớp, không thể xóa",
  "schools.hasMembers": "Lớp có {{members}} hội viên, không thể xóa",
};

export const fields: Translation<typeof zh.fields> = {
  unitName: "Tên",
  unitKind: "Cấp",
  children: "Cấp dưới",
  memberNum: "Số người",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    school: "Trường",
    grade: "Khối",
    class: "Lớp",
  },
  addKind: {
    school: "Thêm trường",
    grade: "Thêm khối",
    class: "Thêm lớp",
  },
  rename: "Đổi tên",
  search: "Tìm tên",
  keys: "Mũi tên: di chuyển, Enter: mở, N: thêm, F2: đổi tên",
  none: "Chưa có trường; hãy nhấn “Thêm trường”.",
  choose: "Hãy chọn ở bên trái",
  created: "Đã thêm “{{name}}”",
  renamed: "Đã đổi tên thành “{{name}}”",
};
