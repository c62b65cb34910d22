import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl": "Quyết toán",
  "/cfgl/xwshrz": "Đăng ký thương nhân nhỏ",
  "/cfgl/step": "Hồ sơ đăng ký",
  "/cfgl/xwshjj": "Xét duyệt hồ sơ",
  "/jjxx": "Điền hồ sơ",
  "/jjxx0": "Tra cứu hồ sơ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.application.read": "Xem hồ sơ",
  "merchants.application.write": "Lập hồ sơ",
  "merchants.application.review": "Xét duyệt hồ sơ",
};

export const verbs: Translation<typeof zh.verbs> = {
  withdraw: "Rút lại",
  invite: "Tạo liên kết mời",
  revoke: "Hủy liên kết mời",
  ignore: "Bỏ qua hồ sơ",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.applicationChanged": "Hồ sơ này vừa được nộp lại, hãy làm mới rồi thử lại",
  "merchants.applicationUnknown": "Hồ sơ không tồn tại",
  "merchants.idCardWrong": "Hãy nhập số căn cước hợp lệ",
  "merchants.idCardTaken": "Người này đã có hồ sơ chờ duyệt hoặc đã duyệt",
  "merchants.bankCardWrong": "Hãy nhập số thẻ ngân hàng hợp lệ",
  "merchants.applicationIncomplete": "Hãy điền đủ thông tin",
  "merchants.imageMissing": "Hãy tải lên đủ ảnh",
  "merchants.imageUnknown": "Ảnh không tồn tại",
  "merchants.signatureDiffers": "Chữ ký phải trùng tên người liên hệ",
  "merchants.ownApplication": "Không thể xét duyệt hồ sơ của chính mình",
  "merchants.selectApplications": "Hãy chọn dữ liệu cần thao tác",
  "merchants.linkInvalid": "Liên kết không hợp lệ hoặc đã hết hạn",
  "merchants.tooManyDrafts": "Đã tạo {{limit}} bản nháp hồ sơ trong 24 giờ; hãy điền và gửi các bản nháp đó trước",
};

export const fields: Translation<typeof zh.fields> = {
  applyNo: "Mã hồ sơ",
  inviterName: "Thương nhân cấp trên",
  idCardNo: "Số căn cước",
  storeName: "Tên cửa hàng",
  province: "Tỉnh",
  city: "Thành phố",
  address: "Địa chỉ",
  bankName: "Ngân hàng",
  bankAccount: "Số thẻ ngân hàng",
  providerName: "Nhà cung cấp",
  applyStatus: "Trạng thái",
  applyTime: "Thời gian tạo",
  submittedAt: "Thời gian nộp",
  signature: "Chữ ký",
};

export const words: Translation<typeof zh.words> = {
  title: "Đăng ký thương nhân nhỏ",
  reviewTitle: "Xét duyệt hồ sơ",
  wizardTitle: "Hồ sơ đăng ký",
  create: "Thêm hồ sơ",
  invite: "Mời qua liên kết",
  state: {
    draft: "Đang điền",
    pending: "Chờ duyệt",
    approved: "Đã duyệt",
    notApproved: "Bị từ chối",
    ignored: "Đã bỏ qua",
  },
  step: {
    subject: "Chủ thể và căn cước",
    store: "Cửa hàng",
    bank: "Thẻ ngân hàng",
    sign: "Xác nhận và ký",
  },
  image: {
    idFront: "Căn cước mặt trước",
    idBack: "Căn cước mặt sau",
    store: "Ảnh cửa hàng",
    bankCard: "Ảnh thẻ ngân hàng",
  },
  imageHint: "PNG hoặc JPG, tối đa 2 MB",
  choose: "Chọn ảnh",
  replace: "Thay",
  next: "Tiếp theo",
  back: "Quay lại",
  keptNumber: "Đã lưu {{number}}; nhập lại nếu muốn thay",
  nameHint: "Đúng như trên căn cước",
  declaration: "Tôi xác nhận thông tin trên là đúng và đồng ý dùng để xét duyệt",
  declarationNeeded: "Xác nhận và đánh dấu vào cam kết",
  signatureHint: "Nhập tên người liên hệ làm chữ ký",
  submitted: "Đã nộp, vui lòng chờ duyệt",
  resubmit: "Gửi lại",
  go: "Điền tiếp",
  withdraw: "Rút lại",
  withdrawAsk: "Rút lại hồ sơ?",
  revoke: "Hủy liên kết",
  revokeAsk: "Liên kết sẽ mất hiệu lực ngay. Hủy?",
  link: {
    title: "Liên kết mời",
    hint: "Chỉ cho hồ sơ này, có hạn đến {{time}}. Liên kết mới sẽ hủy liên kết này.",
    show: "Xem liên kết",
    renew: "Tạo liên kết mới",
    invalid: "Liên kết không hợp lệ hoặc đã hết hạn; hãy xin liên kết mới",
  },
  decision: {
    approve: "Duyệt",
    reject: "Từ chối",
    ignore: "Bỏ qua",
  },
  decisionAsk: {
    approve: "Duyệt? Thương nhân sẽ được tạo và mật khẩu ban đầu gửi đến điện thoại.",
    reject: "Từ chối?",
    ignore: "Hồ sơ bị bỏ qua không thể nộp lại. Tiếp tục?",
  },
  event: {
    submit: "Đã nộp",
    withdraw: "Đã rút",
    approve: "Đã duyệt",
    reject: "Bị từ chối",
    ignore: "Đã bỏ qua",
  },
  history: "Lịch sử xét duyệt",
  pictures: "Hình ảnh",
  applicant: "Người đăng ký",
  platform: "Nền tảng",
  reveal: "Xem số đầy đủ",
  revealAsk: "Việc xem số đầy đủ sẽ được ghi lại. Hiển thị?",
  sameBank: "{{n}} hồ sơ khác dùng cùng thẻ ngân hàng",
  correct: "Sửa",
  corrected: "Hoàn tất sửa",
  correctedHint: "Thông tin đã được lưu; nền tảng sẽ gửi lại cho nhà cung cấp.",
};
