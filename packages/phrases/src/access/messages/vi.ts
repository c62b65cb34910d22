import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Thông báo",
  unread: "{{n}} chưa đọc",
  markAll: "Đánh dấu tất cả đã đọc",
  empty: "Chưa có thông báo",
  heading: {
    dailySummary: "Tổng kết ngày",
    alarm: "Cảnh báo",
    alarms: "Cảnh báo",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}}: {{orders}} đơn, doanh số {{amount}} tệ, hoàn tiền {{refund}} tệ; {{machines}} máy, {{offline}} ngoại tuyến; khay cần bổ sung {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} cảnh báo mới trên {{machines}} máy",
    lane: ", khay {{lane}}",
    refill: "khay cần bổ sung {{figure}}",
  },
} satisfies Translation<typeof zh>;
