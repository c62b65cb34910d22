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
  "insight.sendDay": "Ngày gửi từ 1 đến {{n}}",
  "insight.sendTime": "Nhập giờ gửi",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Báo cáo",
  startDate: "Từ ngày",
  endDate: "Đến ngày",
  reportStatus: "Trạng thái",
  createdBy: "Người tạo",
  fileSize: "Dung lượng",
  cycle: "Chu kỳ",
  sendDay: "Ngày gửi",
  sendTime: "Giờ gửi",
  receiverIds: "Người nhận",
  nextTime: "Lần gửi tới",
  mailStatus: "Thư",
  mailResult: "Kết quả gửi thư",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm báo cáo",
  generate: "Tạo",
  days: "Khoảng ngày",
  daysHint: "Tối đa 31 ngày",
  schedules: "Gửi theo lịch",
  addSchedule: "Thêm lịch gửi",
  off: "Đã tắt",
  switchOn: "Bật",
  switchOff: "Tắt",
  scheduleHint: "Gửi qua máy chủ thư cảnh báo của thương nhân; người không có địa chỉ email không nhận được",
  dayOfMonth: "Ngày {{n}} hằng tháng",
  cycleName: {
    daily: "Hằng ngày",
    weekly: "Hằng tuần",
    monthly: "Hằng tháng",
  },
  mail: {
    waiting: "Đang chờ",
    sent: "Đã gửi",
    failed: "Gửi thất bại",
    expired: "Hết hạn",
  },
  mailSubject: "{{name}} ({{from}} đến {{to}})",
  mailText: "{{merchant}}:\nĐính kèm báo cáo “{{name}}” từ {{from}} đến {{to}}.",
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
