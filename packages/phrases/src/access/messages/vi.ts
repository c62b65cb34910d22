import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Tin nhắn",
  unread: "{{n}} chưa đọc",
  markAll: "Đánh dấu tất cả đã đọc",
  empty: "Chưa có tin nhắn",
  heading: {
    dailySummary: "Tổng kết ngày",
    alarm: "Cảnh báo",
    alarms: "Cảnh báo",
    certificate: "Giấy tờ hết hạn",
    certificates: "Giấy tờ hết hạn",
    guessing: "Tấn công đăng nhập",
    guessingSpread: "Tấn công đăng nhập",
    broadcast: "Tin nhắn nền tảng",
    mention: "Nhắc đến bạn",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: {{orders}} đơn hàng, doanh thu {{amount}} tệ, hoàn tiền {{refund}} tệ; {{machines}} máy, {{offline}} ngoại tuyến; ngăn cần bổ sung hàng {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} cảnh báo mới trên {{machines}} máy",
    certificateExpiring: "{{merchantName}}: {{certName}} ({{certNo}}) có hiệu lực đến {{certExpiry}}; còn {{n}} ngày",
    certificateExpired:
      "{{merchantName}}: {{certName}} ({{certNo}}) có hiệu lực đến {{certExpiry}} và đã hết hạn; hãy gia hạn",
    certificates: "{{merchantName}}: {{expiring}} giấy tờ sắp hết hạn, {{expired}} đã hết hạn",
    guessing: {
      password:
        "Tài khoản {{account}}: {{failures}} lần đăng nhập thất bại trong một giờ; có thể ai đó đang đoán mật khẩu",
      code: "Tài khoản {{account}}: {{failures}} mã xác thực hai bước sai trong một giờ; có thể ai đó đã biết mật khẩu",
    },
    guessingSpread:
      "{{failures}} lần đăng nhập thất bại của {{accounts}} tài khoản từ {{blocks}} mạng trong một giờ; có thể ai đó đang thử mật khẩu trên nhiều tài khoản",
    lane: ", ngăn {{lane}}",
    refill: "ngăn cần bổ sung hàng {{figure}}",
  },
};
