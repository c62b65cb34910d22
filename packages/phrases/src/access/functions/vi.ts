import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Chức năng",
  add: "Thêm chức năng",
  editTitle: "Sửa chức năng",
  field: {
    funcName: "Tên chức năng",
    funcCode: "Mã chức năng",
    menuName: "Tên trình đơn",
    enabled: "Bật",
    permissions: "Quyền",
    origin: "Nguồn",
    roleCount: "Số vai trò",
  },
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
  confirmDisable:
    "Khi tắt “{{name}}”, lời gọi của mọi vai trò trừ quản trị nền tảng bị từ chối trong 5 giây; quyền trong vai trò được giữ và dùng lại khi bật. Tắt chức năng này?",
  hint: "Chức năng gộp các quyền có sẵn thành nút hoặc thao tác để gán cho vai trò; việc gộp không thêm quyền cho ai. Lời gọi của chức năng đã tắt bị từ chối trong 5 giây với mọi vai trò trừ quản trị nền tảng.",
} satisfies Translation<typeof zh>;
