import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/zjgl": "Quản lý giấy tờ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.certificate.read": "Xem giấy tờ",
  "merchants.certificate.write": "Thêm, sửa, xóa giấy tờ",
  "merchants.certificate.review": "Xét duyệt giấy tờ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.certificateUnknown": "Giấy tờ không tồn tại",
  "merchants.certificateTaken": "Thương nhân này đã có giấy tờ mang số này",
  "merchants.certificateInUse": "Dược sĩ đang dùng giấy tờ này; hãy xóa dược sĩ trước",
  "merchants.certificateChanged": "Giấy tờ vừa được người khác sửa, hãy làm mới rồi thử lại",
  "merchants.certificateExpired": "Giấy tờ đã hết hạn",
  "merchants.certificateImageMissing": "Hãy tải lên ít nhất một ảnh",
  "merchants.certificateImages": "Tối đa {{limit}} ảnh",
  "merchants.ownCertificate": "Không thể xét duyệt giấy tờ do chính mình gửi",
  "merchants.selectCertificates": "Hãy chọn dữ liệu",
};

export const fields: Translation<typeof zh.fields> = {
  certNo: "Số giấy tờ",
  certName: "Tên giấy tờ",
  certType: "Loại chủ sở hữu",
  certExpiry: "Hiệu lực đến",
  expiry: "Tình trạng hiệu lực",
  certImage: "Hình ảnh",
  reviewStatus: "Xét duyệt",
  remindedAt: "Nhắc gần nhất",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm giấy tờ",
  edit: "Sửa giấy tờ",
  kind: {
    merchant: "Thương nhân",
    pharmacist: "Dược sĩ",
    doctor: "Bác sĩ",
  },
  state: {
    pending: "Chờ duyệt",
    approved: "Đã duyệt",
    notApproved: "Bị từ chối",
  },
  expiry: {
    valid: "Còn hiệu lực",
    expiring: "Sắp hết hạn",
    expired: "Hết hạn",
  },
  forever: "Vô thời hạn",
  inDays: "Hết hạn sau {{n}} ngày",
  lastDay: "Hết hạn hôm nay",
  expiredFor: "Hết hạn {{n}} ngày trước",
  pictures: "{{n}}",
  soonNotice: "Hết hạn trong 30 ngày: {{n}}",
  expiredNotice: "Đã hết hạn: {{n}}",
  pendingNotice: "Chờ duyệt: {{n}}",
  decision: {
    approve: "Duyệt",
    reject: "Từ chối",
  },
  decisionAsk: {
    approve: "Duyệt giấy tờ này?",
    reject: "Từ chối giấy tờ này?",
  },
  reviewAgain: "Thay đổi sẽ được xét duyệt lại",
  imageHint: "PNG hoặc JPG, mỗi ảnh tối đa 2 MB, nhiều nhất {{n}}",
  choose: "Chọn ảnh",
  removePicture: "Gỡ ảnh",
  reminders: "Nhắc hết hạn",
  reminderStep: "{{n}} ngày trước {{day}}",
  reminderExpired: "Sau khi hết hạn, {{day}}",
};
