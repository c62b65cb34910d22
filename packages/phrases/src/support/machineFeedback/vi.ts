import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "Loại vấn đề",
  orderNo: "Mã đơn hàng",
  ticketContent: "Mô tả vấn đề",
  contactPhone: "Điện thoại liên hệ",
};

export const words: Translation<typeof zh.words> = {
  title: "Báo sự cố",
  intro: "Hãy cho biết máy này gặp vấn đề gì; thương nhân sẽ trả lời bạn tại đây.",
  orderHint: "Mã đơn hàng hoặc mã giao dịch trong lịch sử thanh toán; không có thì để trống",
  phoneHint: "Không bắt buộc; thương nhân có thể gọi cho bạn",
  send: "Gửi đi",
  sent: "Đã gửi, phiếu yêu cầu {{n}}",
  own: "Phản hồi của tôi",
  more: "Bổ sung",
  tell: "Gửi",
  merchant: "Thương nhân",
  me: "Tôi",
  gone: "Phản hồi này không còn nữa",
  withProblem: "Gặp sự cố?",
  problem: {
    itemJammed: "Sản phẩm bị kẹt",
    dispensingTimeout: "Đã trả tiền nhưng không có hàng",
    payment: "Vấn đề thanh toán",
    refund: "Chưa nhận được tiền hoàn",
    product: "Vấn đề với sản phẩm",
    machine: "Vấn đề với máy",
    other: "Vấn đề khác",
  },
  state: {
    waiting: "Đang chờ",
    working: "Đang xử lý",
    solved: "Đã giải quyết",
    closed: "Đã đóng",
  },
};
