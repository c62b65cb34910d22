import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdys": "Dược sĩ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.pharmacist.read": "Xem dược sĩ",
  "pharmacy.pharmacist.write": "Thêm, sửa, xóa dược sĩ, đặt lịch trực",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.pharmacistUnknown": "Dược sĩ không tồn tại",
  "pharmacy.pharmacistTaken": "Người dùng đã có trong danh sách",
  "pharmacy.certificateNotApproved": "Giấy tờ chưa được duyệt",
};

export const fields: Translation<typeof zh.fields> = {
  duty: "Trực",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm dược sĩ",
  edit: "Sửa dược sĩ",
  phoneWhole: "Nhập đủ số",
  state: {
    onDuty: "Đang trực",
    offDuty: "Không trực",
    suspended: "Tạm dừng",
  },
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Cho dược sĩ này trực?",
  disableAsk: "Ngừng trực cho dược sĩ này?",
  defaultCertName: "Chứng chỉ hành nghề dược sĩ",
};
