import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "Đổi mật khẩu",
  "/launcher": "Menu chính",
  "/login": "Đăng nhập",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "Phát hiện mật khẩu yếu",
  succeeded: "Đăng nhập",
  failed: "Đăng nhập",
  blocked: "Đăng nhập (đã khóa)",
  logout: "Đăng xuất",
  remember: "Ghi nhớ thiết bị",
  forget: "Bỏ ghi nhớ thiết bị",
  set: "Đổi mật khẩu",
  resetByCode: "Đặt lại mật khẩu bằng mã",
  resetByAdministrator: "Đặt lại mật khẩu (quản trị viên)",
  resetPassword: "Đặt lại mật khẩu",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "Sai tên đăng nhập hoặc mật khẩu",
  "access.codeInvalid": "Mã xác minh sai hoặc đã hết hạn",
  "access.blocked": "Tài khoản đã bị khóa: {{reason}}",
  "access.passwordTooShort": "Mật khẩu phải có ít nhất 6 ký tự",
  "access.passwordsDiffer": "Hai mật khẩu không khớp",
  "access.passwordTooCommon": "Mật khẩu này quá dễ đoán: hãy chọn mật khẩu khác",
  "access.initialPasswordOver": "Mật khẩu ban đầu đã dùng hoặc hết hạn: hãy dùng quên mật khẩu hoặc hỏi quản trị viên",
  "access.loginAgain": "Hãy đăng nhập lại trước khi thực hiện",
  "access.ssoFailed": "Đăng nhập một lần thất bại: hãy thử lại hoặc dùng tài khoản và mật khẩu",
  "access.ssoAccountUnknown": "Không có tài khoản ứng với đăng nhập một lần này: hãy hỏi quản trị viên",
  "access.agreementPending": "Hãy đăng nhập lại và đồng ý thỏa thuận nền tảng trước",
  "access.smsUnavailable": "Hiện không gửi được tin nhắn, vui lòng thử lại sau {{seconds}} giây",
  "access.providerNotConfigured": "Chưa cấu hình đăng nhập một lần, vui lòng đăng nhập bằng tài khoản và mật khẩu",
  "access.applicationNotConfigured": "Ứng dụng này chưa được cấu hình",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "Chọn hệ thống",
    hello: "Xin chào, {{name}}",
    logIn: "Đăng nhập",
    notConfigured: "Chưa cấu hình",
    notOffered: "Chưa có trong phiên bản này",
  },
  tile: {
    leasing: "Cho thuê tài chính",
    leasingHint: "Thuê thiết bị và trả góp",
    market: "Quản lý siêu thị mini",
    marketHint: "Máy, sản phẩm, đơn hàng và tiền",
    operations: "Giám sát vận hành",
    operationsHint: "Trạng thái và sự cố",
    bigData: "Trung tâm dữ liệu lớn",
    bigDataHint: "Màn hình bán hàng trực tiếp",
    factory: "Kiểm máy tại xưởng",
    factoryHint: "Kiểm tra trước khi xuất xưởng",
    afterSales: "Hậu mãi",
    afterSalesHint: "Phản hồi và giải pháp",
    notices: "Quản lý bản tin",
    noticesHint: "Đăng bản tin",
    configuration: "Quản lý cấu hình",
    configurationHint: "Triển khai và tham số",
  },
  password: {
    old: "Mật khẩu hiện tại",
    new: "Mật khẩu mới",
    again: "Nhập lại mật khẩu mới",
    hint: "Bạn sẽ đăng nhập lại; phiên trên thiết bị khác cũng kết thúc.",
    must: "Đăng nhập lần đầu: hãy đổi mật khẩu ban đầu.",
    done: "Thiết lập thành công, hãy đăng nhập lại",
  },
  sms: {
    resetCode: "Mã của bạn là {{code}}, có hiệu lực trong 10 phút. Không cho ai biết mã này.",
  },
};
