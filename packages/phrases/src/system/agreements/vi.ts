import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  name: "Tên thỏa thuận",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Kích thước",
  time: "Thời gian",
  published: "Thời gian phát hành",
  status: "Trạng thái",
  agreedBy: "Tài khoản đồng ý",
  state: {
    draft: "Bản nháp",
    published: "Đang hiệu lực",
    stopped: "Đã dừng",
  },
  preview: "Xem trước",
  publish: "Phát hành",
  publishConfirm:
    "Tài khoản của các máy chủ được cấu hình phải đồng ý khi đăng nhập lần tới, thỏa thuận trước sẽ dừng. Phát hành?",
  stop: "Dừng",
  stopConfirm: "Sẽ không yêu cầu đồng ý nữa. Dừng?",
  records: "Lịch sử đồng ý",
  account: "Tài khoản",
  person: "Họ tên",
  merchant: "Thương nhân",
  acceptedAt: "Thời gian đồng ý",
  address: "Địa chỉ IP",
  upload: "Tải thỏa thuận lên",
  file: "Tệp PDF",
  fileHint: "Chỉ PDF, tối đa 5 MB",
  choose: "Chọn tệp",
  stored: "Đã tải lên. Mã kiểm tra:",
  back: "Về danh sách",
} satisfies Translation<typeof zh>;
