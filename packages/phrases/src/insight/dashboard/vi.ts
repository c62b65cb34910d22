import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "Trang chủ",
  "/syzfqq": "Tình hình thanh toán",
  "/syspxlpm": "Xếp hạng sản phẩm",
  "/syspxlpmxq": "Chi tiết doanh thu sản phẩm",
  "/syjqpm": "Xếp hạng máy",
  "/syjqpmxq": "Chi tiết doanh thu máy",
  "/databases": "Dữ liệu lớn bán hàng",
  "/databaseszd": "Dữ liệu bán hàng (ZD)",
  "/databasesTscpyxpt": "Dữ liệu sản phẩm đặc sản",
  "/database": "Dữ liệu của quản trị viên",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "Xem trang chủ",
  "insight.ranking.read": "Xem xếp hạng bán sản phẩm",
  "insight.screen.read": "Xem màn hình lớn",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "Màn hình lớn không công khai, vui lòng đăng nhập để xem",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Thời gian",
  category: "Danh mục",
  rank: "Hạng",
  day: "Ngày",
  quantity: "Số lượng bán",
  orders: "Số đơn hàng",
  amount: "Doanh thu",
  share: "Tỷ trọng",
  average: "Giá trị đơn trung bình",
  brand: "Thương hiệu",
  laneNo: "Số ngăn",
  payment: "Phương thức thanh toán",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "Doanh thu hôm nay",
  todayOrders: "Số đơn hàng hôm nay",
  todayOnline: "Thanh toán trực tuyến hôm nay",
  yesterday: "Cả ngày hôm qua {{value}}",
  sameHours: "so với hôm qua đến {{hour}}:00",
  machines: "Máy đang sử dụng",
  machinesNote: "Trực tuyến {{online}} · Ngoại tuyến {{offline}} · Sự cố {{fault}} · Thiếu hàng {{outOfStock}}",
  pending: "Việc cần xử lý",
  pendingApprovals: "Chờ tôi duyệt",
  pendingRefunds: "Hoàn tiền chờ xử lý",
  pendingExceptions: "Đơn hàng bất thường",
  pendingTickets: "Phiếu yêu cầu chưa xử lý",
  pendingFeedback: "Phản hồi chưa trả lời",
  pendingPrescriptions: "Đơn thuốc chưa xét duyệt",
  pendingAlarms: "Cảnh báo chưa xử lý",
  pendingOffline: "Máy ngoại tuyến",
  pendingOutOfStock: "Máy thiếu hàng",
  trend: "Xu hướng bán hàng",
  thisPeriod: "Kỳ này",
  previousPeriod: "Kỳ trước",
  payments: "Tỷ trọng phương thức thanh toán",
  productRanking: "Xếp hạng sản phẩm",
  machineRanking: "Xếp hạng máy",
  more: "Xem thêm",
  total: "Tổng cộng",
  byDay: "Theo ngày",
  byMachine: "Theo máy",
  byProduct: "Theo sản phẩm",
  topTwenty: "20 hàng đầu",
  updatedAt: "Cập nhật lúc {{time}}",
};
