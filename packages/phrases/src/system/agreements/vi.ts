import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Tải thỏa thuận lên",
  "/xtgl/ptxygl": "Thỏa thuận nền tảng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "Xem thỏa thuận",
  "system.agreement.write": "Tải lên và công bố thỏa thuận",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Công bố",
  agree: "Đồng ý",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Đã có tài khoản đồng ý thỏa thuận này nên không thể xóa",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Tên thỏa thuận",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Kích thước",
  time: "Thời gian",
  published: "Thời gian công bố",
  status: "Trạng thái",
  agreedBy: "Tài khoản đồng ý",
  person: "Họ tên",
  merchant: "Thương nhân",
  acceptedAt: "Thời gian đồng ý",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Bản nháp",
    published: "Đang hiệu lực",
    stopped: "Đã tắt",
  },
  publish: "Công bố",
  publishConfirm:
    "Tài khoản của các máy chủ được cấu hình phải đồng ý khi đăng nhập lần tới, thỏa thuận trước sẽ tắt. Công bố?",
  stop: "Tắt",
  stopConfirm: "Sẽ không yêu cầu đồng ý nữa. Tắt?",
  records: "Lịch sử đồng ý",
  file: "Tệp PDF",
  fileHint: "Chỉ PDF, tối đa 5 MB",
  choose: "Chọn tệp",
  stored: "Đã tải lên. Mã kiểm tra:",
  back: "Về danh sách",
};
