import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Hậu mãi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Xem yêu cầu hậu mãi",
  "mall.afterSale.handle": "Xử lý yêu cầu hậu mãi",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "Đồng ý nhận lại hàng",
  "mall.afterSale.receive": "Nhận lại hàng",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Đơn hàng này đã có yêu cầu đang chờ",
  "mall.afterSaleTooMany": "Tối đa {{limit}} yêu cầu cho mỗi đơn hàng",
  "mall.afterSaleTooMuch": "Không vượt quá số tiền còn lại",
  "mall.afterSaleNotDelivered": "Chỉ gửi lại được sau khi đã nhận hàng",
  "mall.afterSaleNoGoods": "Yêu cầu này không gửi lại hàng",
  "mall.returnedPieces": "Số nguyên từ 0 đến {{limit}}",
  "mall.afterSaleOver": "Đã quá thời hạn hậu mãi",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "Loại yêu cầu",
  afterSaleReason: "Lý do",
  content: "Mô tả",
  paidAmount: "Số tiền đã trả",
  askedAmount: "Số tiền yêu cầu",
  afterSaleState: "Trạng thái hậu mãi",
  refundAmount: "Số tiền hoàn tiền",
  pieces: "Số lượng bán lại được",
  note: "Ghi chú",
  decidedBy: "Người xử lý",
  orderStatus: "Trạng thái đơn hàng",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "Chỉ hoàn tiền",
    return: "Gửi lại hàng",
  },
  reason: {
    damaged: "Bị hư hỏng",
    wrong: "Sai sản phẩm",
    missing: "Thiếu hàng",
    late: "Quá trễ",
    other: "Khác",
  },
  state: {
    asked: "Chờ xử lý",
    returning: "Chờ hàng về",
    approved: "Đã đồng ý",
    rejected: "Đã từ chối",
  },
  approve: "Đồng ý",
  reject: "Từ chối",
  agree: "Đồng ý nhận lại",
  receive: "Hàng đã về",
  whereTo: "Gửi về đâu",
  piecesHint: "Trở lại tồn kho và được bán tiếp",
  decided: "Yêu cầu đã được xử lý",
  openOrder: "Xem đơn hàng",
  noteHint: "Người mua sẽ đọc",
};
