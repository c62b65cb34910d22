import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "Người dùng",
  roles: "Vai trò",
  merchants: "Thương hộ",
  machinesOnline: "Máy trực tuyến",
  openAlarms: "Cảnh báo đang mở",
  blocked: "trong đó {{n}} bị khóa",
  ofAll: "trên {{n}}",
  lastLogins: "Đăng nhập gần đây",
  lastAlarms: "Cảnh báo gần đây",
  pages: "Trang hệ thống",
  unknownAccount: "Tài khoản không rõ",
  field: {
    logTime: "Thời gian",
    account: "Tài khoản",
    result: "Kết quả",
    address: "Địa chỉ IP",
    machine: "Máy",
    kind: "Cảnh báo",
    state: "Trạng thái",
  },
  alarm: {
    open: "Đang mở",
    cleared: "Đã hết",
  },
} satisfies Translation<typeof zh>;
