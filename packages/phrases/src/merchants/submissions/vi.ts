import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/sqxwshjj": "Hồ sơ WeChat",
  "/cfgl/zfbjj": "Hồ sơ Alipay",
  "/cfgl/jjxx0": "Thông tin hồ sơ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.submission.read": "Xem hồ sơ gửi nhà cung cấp",
  "merchants.submission.write": "Gửi nhà cung cấp",
};

export const verbs: Translation<typeof zh.verbs> = {
  send: "Gửi nhà cung cấp",
  resubmit: "Gửi lại nhà cung cấp",
  query: "Hỏi nhà cung cấp",
  report: "Báo tiến độ (nhà cung cấp)",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.noSubmissionProvider": "Chưa cấu hình nhà cung cấp nhận hồ sơ",
  "merchants.submissionUnknown": "Hồ sơ gửi không tồn tại",
  "merchants.submissionExists": "Hồ sơ này đã gửi cho nhà cung cấp này",
  "merchants.feeRateOutOfRange": "Tỷ lệ phí phải từ {{least}}% đến {{most}}%, tối đa hai chữ số thập phân",
  "merchants.payAccountWrong": "Hãy nhập số điện thoại hoặc email đăng nhập Alipay",
  "merchants.signingLinkMissing": "Hiện không có liên kết nào cho thương nhân",
};

export const words: Translation<typeof zh.words> = {
  state: {
    none: "Chưa gửi",
    queued: "Đang gửi",
    checking: "Đang xét duyệt",
    verifying: "Chờ xác minh tài khoản",
    signing: "Chờ ký",
    opening: "Đang kích hoạt",
    finished: "Hoàn tất",
    rejected: "Bị từ chối",
    cancelled: "Đã hết hiệu lực",
  },
  submit: "Gửi nhà cung cấp",
  sent: "Đã gửi, chờ nhà cung cấp xử lý",
  query: "Tra cứu kết quả",
  queried: "Đã hỏi nhà cung cấp, kết quả sẽ tự cập nhật",
  qr: {
    wechat: "Mã QR ký kết",
    alipay: "Mã QR cấp quyền",
  },
  qrHint: "Đề nghị “{{merchant}}” quét mã hoặc mở liên kết và làm theo hướng dẫn.",
  open: "Mở liên kết",
  unreachable: "Không kết nối được nhà cung cấp, sẽ tự thử lại",
  account: "Tài khoản quyết toán",
  ofApplication: "Thẻ trong hồ sơ",
  another: "Thẻ khác",
  payAccount: "Tài khoản thu tiền",
  payAccountHint: "Số điện thoại hoặc email đăng nhập Alipay",
  feeRate: "Tỷ lệ phí",
  feeHint:
    "Alipay về ngay, phí tối thiểu 0,01 tệ mỗi giao dịch; WeChat quyết toán sau nửa đêm, dưới 0,01 không thu phí",
  feeExample: "Với tỷ lệ phí này, giao dịch {{amount}} tệ mất phí {{fee}} tệ",
  section: "Tại nhà cung cấp",
  subMerchantNo: "Mã tại nhà cung cấp",
  askedAt: "Lần hỏi gần nhất",
  attempt: "Lần gửi {{n}}",
  rejection: {
    nameNotAllowed: "Nhà cung cấp không cho phép tên này, hãy ghi tên thật",
    nameDiffers: "Tên khác với tên trên giấy tờ",
    idCardDiffers: "Tên và số căn cước không khớp",
    idCardExpired: "Căn cước đã hết hạn",
    pictureUnclear: "Ảnh không rõ hoặc không đủ, hãy tải lên lại",
    bankAccountRefused: "Rút tiền thất bại, hãy kiểm tra thẻ ngân hàng hoặc liên hệ hậu mãi",
    merchantKnown: "Thương nhân này đã có ở nhà cung cấp",
  },
};
