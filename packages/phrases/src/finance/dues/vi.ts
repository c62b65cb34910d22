import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "Công nợ giữa các thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "Xem công nợ giữa các thương nhân",
  "finance.due.write": "Thanh toán và xác nhận công nợ",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "Thanh toán công nợ",
  confirmDue: "Xác nhận thanh toán công nợ",
  rejectDue: "Từ chối thanh toán công nợ",
  cancelDue: "Rút lại thanh toán công nợ",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "Không có công nợ này",
  "finance.dueOfPayer": "Chỉ thương nhân còn nợ mới thanh toán được",
  "finance.aboveDue": "Lớn hơn số tiền còn nợ",
  "finance.dueAboveBalance": "Số dư của thương nhân còn nợ không đủ",
  "finance.dueSettlementUnknown": "Không có bản ghi này",
  "finance.dueSettlementChanged": "Người khác vừa xử lý mục này; hãy tải lại rồi thử lại",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "Bên nợ",
  payerNo: "Mã bên nợ",
  payeeName: "Bên được trả",
  payeeNo: "Mã bên được trả",
  owed: "Còn nợ",
  awaiting: "Chờ xác nhận",
  settled: "Đã thanh toán",
  entryCount: "Số bút toán",
  updatedTime: "Biến động cuối",
  entryTime: "Thời gian",
  entryKind: "Loại",
  amount: "Số tiền",
  dueWay: "Cách trả",
  dueStatus: "Trạng thái",
  dueSettlementId: "Số phiếu",
  reason: "Lý do",
  applicant: "Người gửi",
  applyTime: "Lúc gửi",
  decider: "Người xác nhận",
  decideTime: "Lúc xác nhận",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "Còn nợ",
    settlements: "Lịch sử thanh toán",
  },
  kind: {
    purchase: "Mua bằng thẻ",
    refund: "Hoàn tiền",
    cardMove: "Chuyển thẻ hội viên",
    settlement: "Trả nợ",
    other: "Khác",
  },
  way: {
    offset: "Trừ vào số dư",
    paid: "Đã trả ngoài, bên kia xác nhận",
  },
  state: {
    awaiting: "Chờ xác nhận",
    done: "Đã thanh toán",
    rejected: "Đã từ chối",
    cancelled: "Đã rút lại",
  },
  action: {
    settle: "Thanh toán",
    entries: "Xem chi tiết",
    confirm: "Xác nhận",
    reject: "Từ chối",
    cancel: "Rút lại",
  },
  confirmQuestion: {
    offset: "Trừ vào số dư của thương nhân còn nợ?",
    paid: "Đã nhận được khoản tiền này?",
  },
  cancelQuestion: "Rút lại?",
  waits: "Chờ người khác xác nhận",
  rule: "Trừ quá {{limit}} tệ trong 24 giờ cần người khác xác nhận; trả ngoài do thương nhân được trả xác nhận",
  none: "Không có bút toán",
};
