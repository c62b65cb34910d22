import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "Bảo mật tài khoản",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "Đăng nhập (sai mã)",
  enrol: "Bật xác minh hai bước",
  recover: "Dùng mã khôi phục",
  renewCodes: "Tạo lại mã khôi phục",
  prove: "Xác nhận bước hai",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "Hãy nhập mã của ứng dụng xác thực để hoàn tất đăng nhập",
  "access.secondFactorWrong": "Mã sai, đã dùng hoặc đã hết hạn",
};

export const words: Translation<typeof zh.words> = {
  title: "Xác minh hai bước",
  on: "Đã bật",
  off: "Chưa bật",
  since: "Bật từ",
  left: "Mã khôi phục còn lại",
  why: "Khi bật, đăng nhập cần thêm mã của ứng dụng xác thực ngoài mật khẩu; hoàn tiền vượt hạn mức của thương nhân cũng vậy.",
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
  renewHint: "Các mã cũ không còn dùng được.",
  disable: "Tắt",
  disableHint: "Đăng nhập chỉ cần mật khẩu. Để đổi điện thoại, hãy tắt rồi thiết lập lại.",
  show: "Xác nhận danh tính",
  showHint: "Thao tác này cần mã của ứng dụng xác thực; có hiệu lực 15 phút.",
};
