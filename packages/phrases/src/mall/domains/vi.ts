import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "Tên miền kinh doanh",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "Xem tên miền kinh doanh",
  "mall.businessDomain.write": "Thêm, sửa, bật, tắt và xóa tên miền kinh doanh, tải lên tệp xác minh",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "Hãy nhập tên miền như m.example.com, không có https:// và đường dẫn",
  "mall.domainTaken": "Tên miền này đã được thêm",
  "mall.verifyFileName": "Tệp xác minh phải là tệp .txt có tên chỉ gồm chữ cái, chữ số, gạch dưới và gạch nối",
  "mall.verifyFileContent": "Tệp xác minh chỉ được có tối đa 1024 ký tự không dấu",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "Tên miền kinh doanh",
  verifyFile: "Tệp xác minh",
  updatedTime: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm tên miền kinh doanh",
  edit: "Sửa tên miền kinh doanh",
  uploadFile: "Tải lên tệp xác minh",
  pickFile: "Chọn tệp",
  domainHint: "Trước tiên hãy trỏ tên miền này về hệ thống này",
  fileHint: "Tệp .txt do nền tảng mini program cấp; khi bật sẽ nằm ở gốc của tên miền",
  keepHint: "Không chọn thì giữ tệp cũ",
  enable: "Bật",
  disable: "Tắt",
  enableAsk: "Bật?",
  disableAsk: "Khi tắt sẽ không đọc được tệp xác minh. Tắt?",
  needsFile: "Hãy tải lên tệp xác minh trước",
  status: {
    enabled: "Đang bật",
    disabled: "Đã tắt",
    fileMissing: "Thiếu tệp",
  },
};
