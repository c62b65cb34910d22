import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Xác minh hai bước",
  on: "Đang bật",
  off: "Đang tắt",
  since: "Bật từ",
  left: "Mã khôi phục còn lại",
  why: "Khi bật, đăng nhập cần thêm mã của ứng dụng xác thực ngoài mật khẩu; hoàn tiền vượt hạn mức cũng vậy.",
  duty: "Tài khoản của bạn quản lý quyền của người khác nên phải bật xác minh hai bước trước.",
  begin: "Thiết lập",
  scan: "Quét mã bằng ứng dụng xác thực hoặc nhập khóa bằng tay.",
  picture: "Mã QR cho ứng dụng xác thực",
  key: "Khóa",
  firstCode: "6 chữ số ứng dụng hiển thị",
  code: "Mã của ứng dụng hoặc mã khôi phục",
  codes: "Mã khôi phục",
  codesHint: "Khi mất điện thoại, mỗi mã thay ứng dụng một lần. Chúng chỉ hiện lần này: hãy cất giữ cẩn thận.",
  saved: "Tôi đã lưu",
  renew: "Tạo mã khôi phục mới",
  renewHint: "Các mã cũ sẽ vô hiệu.",
  disable: "Tắt",
  disableHint: "Đăng nhập chỉ cần mật khẩu. Để đổi điện thoại, hãy tắt rồi thiết lập lại.",
  show: "Xác nhận danh tính",
  showHint: "Thao tác này cần mã của ứng dụng xác thực; có hiệu lực 15 phút.",
} satisfies Translation<typeof zh>;
