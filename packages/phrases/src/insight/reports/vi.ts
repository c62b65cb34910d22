import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Xuất báo cáo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Xem báo cáo",
  "insight.report.write": "Tạo báo cáo",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Khoảng thời gian xuất: tối đa 31 ngày",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Báo cáo",
  startDate: "Từ ngày",
  endDate: "Đến ngày",
  reportStatus: "Trạng thái",
  createdBy: "Người tạo",
  fileSize: "Dung lượng",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm báo cáo",
  generate: "Tạo",
  days: "Khoảng ngày",
  daysHint: "Tối đa 31 ngày",
  state: {
    notGenerated: "Chưa tạo",
    generating: "Đang tạo",
    generated: "Đã tạo",
    failed: "Tạo thất bại",
  },
  name: {
    overview: "Tổng quan bán hàng",
    machines: "Doanh thu theo máy",
    products: "Doanh thu theo sản phẩm",
    payments: "Doanh thu theo phương thức thanh toán",
    points: "Doanh thu theo điểm đặt máy",
    merchants: "Doanh thu theo thương nhân",
  },
};
