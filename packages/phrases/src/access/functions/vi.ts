import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "Chức năng",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "Không thể đổi hoặc xóa quyền của chức năng có sẵn",
  "access.permissionGrouped": "Quyền đã chọn thuộc về chức năng khác",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "Tên chức năng",
  funcCode: "Mã chức năng",
  permissions: "Quyền",
  origin: "Nguồn",
  roleCount: "Số vai trò",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm chức năng",
  editTitle: "Sửa chức năng",
  state: {
    on: "Bật",
    off: "Tắt",
  },
  origin: {
    base: "Có sẵn",
    own: "Tự tạo",
  },
  action: {
    enable: "Bật",
    disable: "Tắt",
  },
  confirmEnable: "Bật chức năng này?",
  confirmDisable:
    "Khi tắt “{{name}}”, lời gọi của mọi vai trò trừ quản trị nền tảng bị từ chối trong 5 giây; quyền trong vai trò được giữ và dùng lại khi bật. Tắt chức năng này?",
  hint: "Chức năng gộp các quyền có sẵn thành nút hoặc thao tác để gán cho vai trò; việc gộp không thêm quyền cho ai. Lời gọi của chức năng đã tắt bị từ chối trong 5 giây với mọi vai trò trừ quản trị nền tảng.",
};
