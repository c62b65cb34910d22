import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Hậu mãi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Xem yêu cầu hậu mãi",
  "mall.afterSale.handle": "Xử lý yêu cầu hậu mãi",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Đơn hàng này đã có yêu cầu đang chờ",
  "mall.afterSaleTooMany": "Tối đa {{limit}} yêu cầu cho mỗi đơn hàng",
  "mall.afterSaleTooMuch": "Không vượt quá số tiền còn lại",
  "mall.afterSaleOver": "Đã quá thời hạn hậu mãi",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleReason: "Lý do",
  content: "Mô tả",
  paidAmount: "Số tiền đã trả",
  askedAmount: "Số tiền yêu cầu",
  afterSaleState: "Trạng thái hậu mãi",
  refundAmount: "Số tiền hoàn tiền",
  note: "Ghi chú",
  decidedBy: "Người xử lý",
  orderStatus: "Trạng thái đơn hàng",
};

export const words: Translation<typeof zh.words> = {
  reason: {
    damaged: "Bị hư hỏng",
    wrong: "Sai sản phẩm",
    missing: "Thiếu hàng",
    late: "Quá trễ",
    other: "Khác",
  },
  state: {
    asked: "Chờ xử lý",
    approved: "Đã đồng ý",
    rejected: "Đã từ chối",
  },
  approve: "Đồng ý",
  reject: "Từ chối",
  decided: "Yêu cầu đã được xử lý",
  openOrder: "Xem đơn hàng",
  noteHint: "Người mua sẽ đọc",
};
