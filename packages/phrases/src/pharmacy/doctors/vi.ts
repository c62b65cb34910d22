import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/ysgl": "Quản lý bác sĩ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.doctor.read": "Xem bác sĩ",
  "pharmacy.doctor.write": "Thêm, sửa, bật tắt, xóa bác sĩ",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.doctorUnknown": "Bác sĩ không tồn tại",
  "pharmacy.doctorTaken": "Số chứng chỉ này đã được đăng ký",
};

export const fields: Translation<typeof zh.fields> = {
  doctorName: "Bác sĩ",
  doctorTitle: "Chức danh",
  hospital: "Bệnh viện",
  certNo: "Số hành nghề",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm bác sĩ",
  edit: "Sửa bác sĩ",
  disableAsk: "Tắt bác sĩ này?",
};
