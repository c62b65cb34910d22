import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "Chăm sóc khách hàng",
  "/shkf/wtfk": "Phiếu yêu cầu",
  "/shkf/khfk": "Phản hồi của khách hàng",
  "/xtgl/wtfk": "Phản hồi của tôi",
  "/xtgl/cxwtfk": "Tra cứu phản hồi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "Xem phiếu yêu cầu",
  "support.ticket.handle": "Tiếp nhận, trả lời và giải quyết phiếu yêu cầu",
  "support.customer.read": "Xem phản hồi của khách hàng",
  "support.customer.write": "Ghi và trả lời phản hồi của khách hàng",
  "support.feedback.read": "Xem phản hồi của mình",
  "support.feedback.write": "Gửi phản hồi",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "Tiếp nhận",
  answer: "Trả lời",
  reply: "Bổ sung",
  resolve: "Giải quyết",
  confirm: "Xác nhận đã giải quyết",
  merge: "Gộp",
  mark: "Đưa vào câu hỏi thường gặp",
  unmark: "Gỡ khỏi câu hỏi thường gặp",
  escalate: "Chuyển thành phiếu yêu cầu",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "Phiếu yêu cầu không tồn tại",
  "support.orderUnknown": "Đơn hàng không tồn tại hoặc không thuộc máy này",
  "support.machineUnknown": "Máy không tồn tại",
  "support.handlerUnknown": "Người xử lý không tồn tại hoặc đã bị khóa",
  "support.selectTickets": "Hãy chọn dữ liệu cần thao tác",
  "support.mergeUnfit": "Chỉ gộp được vào phiếu yêu cầu khác đang mở của cùng thương nhân",
  "support.tooManyPictures": "Tối đa {{limit}} ảnh",
  "support.pictureUnknown": "Ảnh không tồn tại hoặc đã được dùng; hãy tải lên lại",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "Mã phiếu yêu cầu",
  ticketTitle: "Tiêu đề",
  problemType: "Loại vấn đề",
  ticketContent: "Mô tả",
  ticketImages: "Ảnh",
  ticketStatus: "Trạng thái phiếu yêu cầu",
  ticketReply: "Trả lời",
  ticketSource: "Nguồn",
  handler: "Người xử lý",
  handlerId: "Người xử lý",
  handleTime: "Thời gian xử lý",
  answerDueAt: "Hạn trả lời",
  solveDueAt: "Hạn giải quyết",
  intoNo: "Gộp vào phiếu yêu cầu số",
  resolved: "Vấn đề đã được giải quyết",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "Chưa xử lý",
    processing: "Đang xử lý",
    timeout: "Quá hạn",
    resolved: "Đã giải quyết",
    essence: "Nổi bật",
    deleted: "Đã xóa",
  },
  problem: {
    itemJammed: "Kẹt hàng",
    dispensingTimeout: "Xuất hàng quá giờ",
    payment: "Thanh toán",
    refund: "Hoàn tiền",
    machine: "Sự cố máy",
    product: "Sản phẩm",
    member: "Hội viên",
    account: "Tài khoản",
    other: "Khác",
  },
  source: {
    console: "Người dùng",
    customer: "Khách hàng",
  },
  entry: {
    create: "Đã báo vấn đề",
    accept: "Đã tiếp nhận",
    assign: "Đã phân công",
    answer: "Đã trả lời",
    reply: "Bổ sung",
    resolve: "Đã giải quyết",
    confirm: "Đã xác nhận giải quyết",
    merge: "Gộp vào phiếu yêu cầu",
    absorb: "Đã gộp phiếu yêu cầu",
    expire: "Đã quá hạn",
    mark: "Đưa vào câu hỏi thường gặp",
    unmark: "Gỡ khỏi câu hỏi thường gặp",
    escalate: "Chuyển thành phiếu yêu cầu",
    delete: "Đã xóa",
    restore: "Đã khôi phục",
  },
  action: {
    accept: "Tiếp nhận",
    answer: "Trả lời",
    resolve: "Giải quyết",
    merge: "Gộp",
    mark: "Đưa vào câu hỏi thường gặp",
    unmark: "Gỡ khỏi câu hỏi thường gặp",
    assign: "Phân công hàng loạt",
    restore: "Khôi phục",
    report: "Thêm phản hồi",
    recordCustomer: "Thêm phản hồi của khách",
    reply: "Bổ sung",
    confirm: "Xác nhận đã giải quyết",
    escalate: "Chuyển thành phiếu yêu cầu",
    order: "Xem đơn hàng",
    refund: "Hoàn tiền",
    progress: "Xem tiến độ",
  },
  confirm: {
    accept: "Tiếp nhận phiếu yêu cầu này?",
    restore: "Khôi phục?",
    unmark: "Gỡ khỏi câu hỏi thường gặp? Câu hỏi sẽ bị gỡ xuống.",
    confirm: "Vấn đề này đã được giải quyết?",
    escalate: "Chuyển thành phiếu yêu cầu?",
  },
  hint: {
    everybody: "Mọi người sẽ đọc được: hãy bỏ thông tin thương nhân và khách hàng.",
    asQuestion: "Xem câu hỏi thường gặp",
    waiting: "Đang chờ người báo: tạm dừng tính hạn",
    clock: "Trả lời trong 24 giờ, giải quyết trong 3 ngày; chỉ tính ngày làm việc của Trung Quốc",
    told: "Ghi lại nội dung đã báo cho khách qua điện thoại hoặc tin nhắn",
    platform: "Chăm sóc khách hàng của nền tảng",
    phone: "Chỉ tìm theo số đầy đủ",
  },
  section: {
    course: "Quá trình",
    order: "Đơn hàng liên quan",
    alarms: "Cảnh báo của máy từ ngày trước đó",
    open: "chưa xử lý",
  },
};
