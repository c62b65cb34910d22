import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "Cảnh báo máy",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "Xem cảnh báo",
  "machines.alarm.write": "Xử lý cảnh báo",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "Xử lý",
  dismiss: "Bỏ qua",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "Vui lòng chọn dữ liệu cần thao tác",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Thời điểm cảnh báo",
  alarmType: "Loại cảnh báo",
  alarmLevel: "Mức độ",
  alarmContent: "Nội dung cảnh báo",
  laneNo: "Số ngăn",
  recoverTime: "Thời điểm hết",
  recovery: "Tình trạng",
  handleStatus: "Trạng thái xử lý",
  handleResult: "Kết quả xử lý",
  handler: "Người xử lý",
  handleTime: "Thời điểm xử lý",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "Khẩn cấp",
    important: "Quan trọng",
    minor: "Thông thường",
  },
  handleState: {
    open: "Chưa xử lý",
    handled: "Đã xử lý",
    ignored: "Đã bỏ qua",
  },
  result: {
    repaired: "Đã sửa",
    refilled: "Đã bổ sung hàng",
    restarted: "Đã khởi động lại",
    visited: "Đã xử lý tại chỗ",
    falseAlarm: "Cảnh báo sai",
    other: "Khác (ghi chú)",
  },
  recoveryState: {
    open: "Chưa hết",
    recovered: "Đã hết",
  },
  handle: "Xử lý",
  handleMany: "Xử lý hàng loạt",
  ignore: "Bỏ qua",
  ignoreAsk: "Bỏ qua các cảnh báo đã chọn?",
  countOf: "{{n}} cảnh báo",
  openMachine: "Xem máy",
};
