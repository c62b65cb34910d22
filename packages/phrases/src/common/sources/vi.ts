import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  sale: "Hiển thị tại đây khi máy bán được sản phẩm",
  refund: "Hiển thị tại đây khi bắt đầu hoàn tiền",
  machine: "Máy hiển thị tại đây sau khi đăng ký",
  report: "Hiển thị tại đây khi máy gửi dữ liệu",
  shop: "Hiển thị tại đây khi người mua đặt hàng trong cửa hàng trực tuyến",
  card: "Hiển thị tại đây khi thẻ hội viên được phát hoặc sử dụng",
  settling: "Được tạo sau mỗi lần quyết toán hằng ngày",
  code: "Hiển thị tại đây khi mã được tạo hoặc sử dụng",
  product: "Sản phẩm hiển thị tại đây sau khi thêm",
  deed: "Được ghi lại khi có người thao tác",
  merchant: "Thương nhân hiển thị tại đây sau khi thêm",
  application: "Đơn đăng ký hiển thị tại đây sau khi gửi",
  message: "Hiển thị tại đây sau khi đăng",
  feedback: "Hiển thị tại đây khi có phản hồi được gửi",
  file: "Tệp hiển thị tại đây sau khi xuất từ danh sách",
  medicine: "Thuốc hiển thị tại đây sau khi ghi nhận lô hàng",
  prescription: "Đơn thuốc hiển thị tại đây sau khi gửi",
  loss: "Bản ghi xuất hiện tại đây khi kiểm kê, đối chiếu, hao hụt hoặc đơn hàng bất thường cho thấy thiếu hàng",
};
