import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Gói hội viên",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Xem gói hội viên",
  "members.package.write": "Quản lý gói hội viên",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "Thời hạn từ 1 đến {{limit}} tháng",
  "memberPackages.nameTaken": "Thương nhân đã có gói cùng tên",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Tên gói",
  packagePrice: "Giá",
  packagePeriod: "Số tháng",
  rightsNote: "Quyền lợi",
  packageStatus: "Trạng thái",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Đang bật",
    disabled: "Đã tắt",
  },
  action: {
    add: "Thêm gói",
    edit: "Sửa gói",
    enable: "Bật",
    disable: "Tắt",
  },
  confirm: {
    enable: "Bật gói này?",
    disable: "Tắt gói này?",
  },
};
