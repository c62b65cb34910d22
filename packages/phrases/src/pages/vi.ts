import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "Trang chủ",
  "/syzfqq": "Tình hình thanh toán",
  "/syspxlpm": "Xếp hạng sản phẩm",
  "/syspxlpmxq": "Chi tiết doanh số sản phẩm",
  "/syjqpm": "Xếp hạng máy",
  "/syjqpmxq": "Chi tiết doanh số máy",
  "/shj": "Quản lý máy",
  "/shj/wdshj": "Máy của tôi",
  "/shj/hdgl": "Quản lý khay hàng",
  "/jygl": "Quản lý giao dịch",
  "/jygl/ddgl": "Quản lý đơn hàng",
  "/xtgl": "Quản lý hệ thống",
  "/xtgl/xzzx": "Trung tâm tải xuống",
  "/xtgl/rzgl": "Nhật ký",
  "/xtgl/setpwd": "Đổi mật khẩu",
  "/launcher": "Menu chính",
  "/login": "Đăng nhập",
  "/databases": "Dữ liệu lớn bán hàng",
  "/databaseszd": "Dữ liệu bán hàng (ZD)",
  "/databasesTscpyxpt": "Dữ liệu sản phẩm đặc sản",
  "/database": "Dữ liệu của quản trị viên",
} satisfies Translation<typeof zh>;
