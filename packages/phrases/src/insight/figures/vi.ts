import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "Tổng quan bán hàng",
  "/jygl/jyhz": "Tổng hợp bán hàng",
  "/jygl/sjhz": "Bán hàng theo kỳ",
  "/jygl/sptj": "Thống kê sản phẩm",
  "/jygl/cfxstj": "Thống kê bán theo đơn thuốc",
  "/jygl/ypxstj": "Thống kê bán thuốc",
  "/jygl/ywlxtj": "Thống kê loại nghiệp vụ",
  "/tjfx": "Thống kê",
  "/tjfx/jqjytj": "Doanh thu theo máy",
  "/tjfx/spjytj": "Doanh thu theo sản phẩm",
  "/tjfx/zfjstj": "Doanh thu theo phương thức thanh toán",
  "/tjfx/dwjytj": "Doanh thu theo điểm đặt máy",
  "/tjfx/shzftj": "Doanh thu theo thương nhân",
  "/sc/sctj": "Thống kê cửa hàng trực tuyến",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "Xem",
  "insight.summary.read": "Xem",
  "insight.periods.read": "Xem",
  "insight.goods.read": "Xem",
  "insight.prescriptions.read": "Xem",
  "insight.medicines.read": "Xem",
  "insight.businessTypes.read": "Xem",
  "insight.machines.read": "Xem",
  "insight.products.read": "Xem",
  "insight.payments.read": "Xem",
  "insight.points.read": "Xem",
  "insight.merchants.read": "Xem",
  "insight.mall.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Thời gian",
  payMethod: "Phương thức thanh toán",
  viewName: "Tên chế độ xem",
};

export const words: Translation<typeof zh.words> = {
  views: "Chế độ xem",
  saveView: "Lưu thành chế độ xem",
  saveViewHint: "Chế độ xem cùng tên sẽ bị thay thế; ngày tính theo ngày mở",
  dimension: {
    day: "Ngày",
    month: "Tháng",
    year: "Năm",
    merchant: "Thương nhân",
    point: "Điểm đặt máy",
    pickupPoint: "Điểm nhận hàng",
    machine: "Máy",
    machineType: "Loại máy",
    category: "Danh mục",
    brand: "Thương hiệu",
    product: "Sản phẩm",
    medicine: "Thuốc",
    batch: "Lô",
    manufacturer: "Nhà sản xuất",
    payMethod: "Phương thức thanh toán",
    businessType: "Loại nghiệp vụ",
  },
  groupBy: "Nhóm theo",
  compare: {
    label: "So sánh với",
    previous: "Kỳ trước",
    yearAgo: "Cùng kỳ năm trước",
    none: "Không so sánh",
  },
  thisPeriod: "Kỳ này",
  running: "Hôm nay chưa hết",
  change: "Thay đổi",
  total: "Tổng cộng",
  everything: "Tất cả",
  perDay: "Theo từng ngày",
  largest: "{{n}} hàng đầu",
  others: "{{n}} mục khác",
  unnamed: "Chưa đặt",
  delivery: "Giao hàng",
  medCategory: "Danh mục thuốc",
  made: "Quy cách và nhà sản xuất",
  countingMedicines:
    "Các đơn hàng đã xuất hàng thuốc, theo ngày đặt trong múi giờ của thương nhân. Số lượng là số đã xuất hàng, doanh thu là tiền đã thu cho số đó; không trừ hoàn tiền. Lô là lô mà ngăn ghi lúc đó.",
  counting:
    "Đơn hàng đã thu tiền, theo ngày đặt trong múi giờ của thương nhân. Khoản hoàn tiền tính vào ngày của đơn hàng; số đơn hoàn tiền là số đơn đã hoàn.",
  profitCounting:
    "Lãi gộp là tiền thu trừ hoàn tiền và giá nhập của hàng đã xuất, chỉ tính đơn hàng có giá nhập ({{share}} doanh thu sau hoàn tiền).",
  number: "Mã số",
  line: "Đường",
  bar: "Cột",
  measure: {
    salesAmount: "Doanh thu",
    orderCount: "Số đơn hàng",
    salesCount: "Số lượng bán",
    avgPrice: "Giá trị đơn trung bình",
    refundAmount: "Đã hoàn",
    refundCount: "Số đơn hoàn tiền",
    profit: "Lãi gộp",
    share: "Tỷ trọng",
    netAmount: "Sau hoàn tiền",
  },
};
