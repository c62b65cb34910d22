import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "Cảnh báo hệ thống",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "Xem cảnh báo hệ thống",
  "system.alarm.write": "Xử lý cảnh báo hệ thống",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Thời gian cảnh báo",
  alarmType: "Loại cảnh báo",
  alarmLevel: "Mức độ",
  subject: "Đối tượng",
  figure: "Giá trị",
  recoverTime: "Thời gian phục hồi",
  handleStatus: "Tình trạng xử lý",
  handler: "Người xử lý",
  handleTime: "Thời gian xử lý",
};

export const words: Translation<typeof zh.words> = {
  open: "Xem dữ liệu",
  kind: {
    dutyFailing: "Tác vụ nền thất bại",
    diskFull: "Ổ đĩa sắp đầy",
    refundsStuck: "Hoàn tiền chưa xong",
    statementsHeld: "Phiếu quyết toán bị giữ",
    billDifferences: "Chênh lệch với nhà cung cấp",
    feeDifferences: "Chênh lệch phí của nhà cung cấp",
    billsLate: "Bảng kê nhà cung cấp đến muộn",
    salesWithheld: "Giao dịch chờ kiểm tra",
    exportsFailed: "Xuất dữ liệu thất bại",
    noticesFailed: "Gửi thông báo cảnh báo thất bại",
    messagesSetAside: "Không xử lý được bản tin của máy",
  },
  content: {
    dutyFailing: "{{subject}} thất bại {{n}} lần liên tiếp",
    diskFull: "Đã dùng {{n}}%",
    refundsStuck: "{{n}} khoản quá 24 giờ",
    statementsHeld: "{{n}} phiếu đang chờ",
    billDifferences: "{{n}} mục đang chờ",
    feeDifferences: "{{n}} mục đang chờ",
    billsLate: "{{subject}}: thiếu {{n}} ngày",
    salesWithheld: "{{n}} giao dịch chưa xử lý quá 24 giờ",
    exportsFailed: "{{n}} tệp trong 1 giờ qua",
    noticesFailed: "{{n}} thông báo trong 1 giờ qua ({{subject}})",
    messagesSetAside: "{{n}} bản tin trong 1 giờ qua",
  },
};
