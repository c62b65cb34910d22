import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
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
    marketHint: "Máy, hàng, đơn và tiền",
    operations: "Giám sát vận hành",
    operationsHint: "Trạng thái và sự cố",
    bigData: "Trung tâm dữ liệu lớn",
    bigDataHint: "Màn hình bán hàng trực tiếp",
    factory: "Kiểm máy tại xưởng",
    factoryHint: "Kiểm tra trước khi xuất xưởng",
    afterSales: "Hậu mãi",
    afterSalesHint: "Phản hồi và giải pháp",
    notices: "Quản lý thông báo",
    noticesHint: "Đăng thông báo",
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
} satisfies Translation<typeof zh>;
