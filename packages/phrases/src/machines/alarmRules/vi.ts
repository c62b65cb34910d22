import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "Cảnh báo thiếu hàng",
  "/xtgl/bjrz": "Nhật ký cảnh báo",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "Thiết lập quy tắc cảnh báo và kênh gửi",
  "machines.alarmLog.read": "Xem nhật ký cảnh báo",
  "machines.stockAlarm.read": "Xem cảnh báo thiếu hàng",
  "machines.stockAlarm.write": "Thiết lập cảnh báo thiếu hàng",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "Cảnh báo này không có ngưỡng đó",
  "alarms.boundOutOfRange": "Nhập số từ {{least}} đến {{most}}",
  "alarms.boundsReversed": "Ngưỡng trên phải cao hơn ngưỡng dưới",
  "alarms.minutesOutOfRange": "Tối đa {{limit}} phút",
  "alarms.timeMalformed": "Nhập giờ từ 00:00 đến 23:59",
  "alarms.thresholdOutOfRange": "Số nguyên từ 1 đến {{limit}}",
  "alarms.urlRefused": "Địa chỉ robot phải là https tại {{hosts}}",
  "alarms.hostRefused": "Nhập tên miền công khai của máy chủ thư",
  "alarms.tooManyChannels": "Tối đa {{limit}} kênh",
  "alarms.receiverUnknown": "Người nhận không tồn tại hoặc không thuộc thương nhân này",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "Người nhận cảnh báo",
  alarmReceiver: "Người nhận cảnh báo",
  notifyWay: "Cách thông báo",
  ways: "Cách thông báo",
  sendResult: "Kết quả gửi",
  sendTime: "Thời điểm gửi",
  failure: "Lý do",
  threshold: "Ngưỡng cảnh báo",
  unit: "Đơn vị",
  low: "Ngưỡng dưới",
  high: "Ngưỡng trên",
  lastingMinutes: "Báo sau (phút)",
  quietFrom: "Yên lặng từ",
  quietTo: "Yên lặng đến",
  escalateMinutes: "Chuyển cấp sau (phút)",
  escalateIds: "Người nhận khi chuyển cấp",
  channelKind: "Kênh gửi",
  channelName: "Tên kênh gửi",
  shown: "Địa chỉ",
  url: "Địa chỉ robot",
  secret: "Khóa ký (không bắt buộc)",
  host: "Máy chủ thư",
  port: "Cổng",
  secure: "Kết nối SSL/TLS",
  password: "Mật khẩu thư",
  sender: "Địa chỉ gửi",
};

export const words: Translation<typeof zh.words> = {
  rules: "Quy tắc cảnh báo",
  channels: "Kênh thông báo",
  usual: "Mặc định",
  usualReceivers: "Theo cài đặt thông báo",
  ruleHint:
    "Áp dụng cho máy của thương nhân này và thương nhân cấp dưới; quy tắc riêng của cấp dưới được ưu tiên. Ngưỡng cảnh báo trong mẫu của máy được ưu tiên hơn quy tắc.",
  judgedOnlyByRule: "Chỉ cảnh báo khi đã đặt ngưỡng trên",
  set: "Thiết lập",
  setMany: "Thiết lập hàng loạt",
  enable: "Bật",
  disable: "Tắt",
  enabled: "Bật",
  disabled: "Tắt",
  enableAsk: "Bật cảnh báo?",
  disableAsk: "Tắt cảnh báo? Sẽ không báo cho ai nữa.",
  addChannel: "Thêm kênh gửi",
  removeAsk: "Xóa kênh gửi này?",
  notSet: "Chưa đặt",
  lanesOf: "{{n}} ngăn",
  unitName: {
    lanes: "Số ngăn",
    percent: "Phần trăm",
  },
  way: {
    console: "Chuông",
    sms: "Tin nhắn SMS",
    mail: "Thư điện tử",
    robot: "Robot nhóm chat",
  },
  channel: {
    wecom: "Robot WeCom",
    dingtalk: "Robot DingTalk",
    feishu: "Robot Feishu",
    mail: "Máy chủ thư",
  },
  noticeState: {
    queued: "Chờ gửi",
    sending: "Đang gửi",
    sent: "Đã gửi",
    failed: "Gửi lỗi",
  },
  escalated: "Đã chuyển cấp",
};
