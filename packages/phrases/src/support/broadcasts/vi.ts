import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "Tin nhắn và thông báo",
  "/xtgl/xzxxtz": "Thêm tin nhắn thông báo",
  "/xtgl/xxlx": "Loại tin nhắn",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "Xem tin nhắn của mình",
  "support.broadcast.write": "Gửi tin nhắn hàng loạt",
  "support.messageType.read": "Xem loại tin nhắn",
  "support.messageType.write": "Thêm và sửa loại tin nhắn",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "Gửi tin nhắn hàng loạt",
  "support.broadcast.recall": "Thu hồi tin nhắn",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} không phải là trường dùng được trong nội dung",
  "support.receiversMalformed": "Phân tách mã thương nhân bằng dấu phẩy tiếng Anh, không có dấu phẩy ở cuối",
  "support.tooManyReceivers": "Mỗi lần tối đa {{limit}} mã thương nhân",
  "support.receiverUnknown": "Mã thương nhân {{no}} không tồn tại",
  "support.messageUnknown": "Tin nhắn không tồn tại hoặc đã bị xóa",
  "support.messageRecalled": "Tin nhắn này đã được thu hồi",
  "support.messageTypeUnknown": "Loại tin nhắn không tồn tại hoặc đã tắt",
  "support.messageTypeTaken": "Đã có loại tin nhắn cùng tên",
  "support.messageTypeInUse": "Loại tin nhắn này đã được dùng, chỉ có thể tắt",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "Tiêu đề tin nhắn",
  msgType: "Loại tin nhắn",
  typeId: "Loại tin nhắn",
  msgContent: "Nội dung tin nhắn",
  msgTemplate: "Mẫu tin nhắn",
  notifyWay: "Cách thông báo",
  updatedTime: "Thời gian sửa",
  sendTime: "Thời gian gửi",
  readStatus: "Trạng thái đọc",
  receiverMerchants: "Mã thương nhân nhận",
  sendStatus: "Trạng thái gửi",
  receivers: "Số người nhận",
  readers: "Số người đã đọc",
  sentBy: "Người gửi",
  deliveries: "Kết quả gửi ra ngoài",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "Tin nhắn đã nhận",
    sent: "Tin nhắn đã gửi",
  },
  readState: {
    unread: "Chưa đọc",
    read: "Đã đọc",
  },
  sendState: {
    sending: "Đang gửi",
    sent: "Đã gửi",
    recalled: "Đã thu hồi",
  },
  way: {
    console: "Tin nhắn trên bảng điều khiển",
    sms: "Tin nhắn SMS",
    mail: "Thư điện tử",
    robot: "Robot nhóm chat",
  },
  to: {
    everybody: "Tất cả thương nhân",
    merchants: "Thương nhân chỉ định",
  },
  switched: {
    on: "Đang bật",
    off: "Đã tắt",
  },
  action: {
    addType: "Thêm loại tin nhắn",
    markRead: "Đánh dấu đã đọc",
    markAll: "Đánh dấu tất cả đã đọc",
    open: "Xem nội dung liên quan",
    enable: "Bật",
    disable: "Tắt",
    recall: "Thu hồi",
  },
  confirm: {
    markAll: "Đánh dấu tất cả tin nhắn là đã đọc?",
    disable: "Tắt? Tin nhắn mới sẽ không thể chọn loại này.",
    enable: "Bật?",
    recall: "Thu hồi? Không ai còn thấy tin nhắn; SMS, thư điện tử và tin nhắn nhóm đã gửi đi vẫn giữ nguyên.",
  },
  hint: {
    all: "Tất cả tin nhắn chưa đọc",
    system: "Tin nhắn hệ thống",
    fields: "Hỗ trợ Markdown; các trường được điền theo từng người nhận: {{list}}",
    numbers: "Nhiều mã thương nhân phân tách bằng dấu phẩy tiếng Anh, ví dụ 1001,1002",
    ways: "Luôn gửi tin nhắn trên bảng điều khiển; SMS chỉ gồm loại và tiêu đề; thư điện tử và robot gửi toàn bộ nội dung",
    preview: "Xem trước",
    sent: "Đã bắt đầu gửi tin nhắn",
    recalled: "Đã thu hồi tin nhắn",
    delivered: "Đang chờ {{waiting}}, thành công {{sent}}, thất bại {{failed}}",
  },
};
