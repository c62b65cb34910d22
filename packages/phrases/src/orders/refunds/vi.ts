import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "Quản lý hoàn tiền",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "Xem",
  "orders.refund.write": "Hoàn tiền và thử lại",
  "orders.refund.approve": "Xét duyệt hoàn tiền",
};

export const verbs: Translation<typeof zh.verbs> = {
  batch: "Hoàn tiền hàng loạt",
  retry: "Thử hoàn tiền lại",
  decline: "Từ chối hoàn tiền",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "Mã hoàn tiền",
  refund: "Hoàn tiền",
  refundReason: "Lý do hoàn tiền",
  refundMethod: "Cách hoàn tiền",
  refundOperator: "Người yêu cầu",
  approver: "Người xét duyệt",
  askedTime: "Yêu cầu lúc",
  refundTime: "Hoàn tất lúc",
  failure: "Lý do thất bại",
  attempt: "Số lần thử",
  answer: "Trả lời gần nhất của nhà cung cấp",
  answerTime: "Trả lời lúc",
  nextTryTime: "Lần thử tiếp",
  cardNo: "Số thẻ",
  claims: "Số lần hoàn tiền trong 30 ngày",
  repeats: "Hoàn tiền nhiều lần",
};

export const words: Translation<typeof zh.words> = {
  title: "Danh sách hoàn tiền",
  pending: "Chờ xử lý",
  answer: {
    processing: "Đang xử lý",
    unreachable: "Không trả lời",
    denied: "Từ chối trả lời",
    succeeded: "Đã hoàn tiền",
    failed: "Từ chối",
  },
  repeats: {
    yes: "Từ 3 lần trong 30 ngày",
  },
  claimed: "{{n}} lần/30 ngày",
  retry: "Thử lại",
  retryAsk: "Các lần hoàn tiền thất bại sẽ bắt đầu lại với mã cũ. Hoàn tiền?",
  order: "Xem đơn hàng",
  review: "Xét duyệt",
  decision: {
    approve: "Duyệt và hoàn tiền",
    decline: "Từ chối",
  },
  decided: "Kết quả xét duyệt",
  because: "Ghi chú",
  automatic: "Hoàn tiền tự động: {{limit}}",
  upTo: "đến {{amount}}",
  always: "mọi số tiền",
  twoPeople: "Người thứ hai: {{limit}}",
  above: "trên {{amount}}",
  never: "chưa đặt",
  settings: "Cài đặt hoàn tiền",
  batch: {
    title: "Hoàn tiền hàng loạt",
    list: "Lịch sử hoàn tiền hàng loạt",
    what: "Nội dung hoàn tiền",
    kind: {
      retry: "Thử lại các lần hoàn tiền thất bại",
      rest: "Hoàn phần còn lại của đơn hàng",
    },
    sum: "{{n}} lần hoàn tiền, tổng {{amount}}",
    waits: "Trong đó {{n}} lần ({{amount}}) vượt hạn mức một người và chờ người khác xét duyệt",
    factor: "Tổng vượt hạn mức hoàn tiền tự động, cần xác thực hai lớp",
    none: "Không mục nào đã chọn có thể hoàn tiền",
    leftOut: "{{n}} lần không hoàn tiền: {{reason}}",
    verb: "Hoàn tiền {{n}} đơn hàng, {{amount}}",
    started: "Đã bắt đầu hoàn tiền hàng loạt",
    choose: "Lần hoàn tiền hàng loạt",
    result: "Kết quả",
    because: "Lý do",
    progress: "Xong {{done}} / {{all}}",
    waiting: "Đang chờ",
    refused: "Không hoàn tiền",
  },
};
