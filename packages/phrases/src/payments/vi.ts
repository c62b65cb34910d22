import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "Chưa cấu hình nhà cung cấp thanh toán",
  "payments.noticeForged": "Chữ ký của thông báo thanh toán không hợp lệ",
  "payments.noticeMismatch": "Thông báo thanh toán không khớp với đơn hàng",
  "payments.shownCodeWrong":
    "Mã thanh toán này không phải của nhà cung cấp đã chọn. Hãy đưa mã của WeChat Pay, Alipay hoặc UnionPay",
  "payments.shownCodeRefused": "Thanh toán bằng mã không thành công và chưa thu tiền. Hãy đưa mã mới",
  "payments.requestClosed": "Yêu cầu thanh toán này đã đóng và chưa thu tiền; hãy tạo yêu cầu mới",
  "payments.requestDone": "Yêu cầu thanh toán này đã được trả; phần còn lại xem trong đơn hàng",
  "payments.providerUnreachable": "Không kết nối được nhà cung cấp thanh toán",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "Mã nhận hàng",
    memberCard: "Thẻ hội viên",
    cash: "Tiền mặt",
    other: "Khác",
  },
};
