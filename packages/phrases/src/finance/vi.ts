import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "Quản lý rút tiền",
  "/cfgl/sksz": "Tài khoản thu tiền",
  "/cfgl/shyecx": "Số dư thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "Xem rút tiền",
  "finance.withdrawal.apply": "Yêu cầu và hủy rút tiền",
  "finance.withdrawal.review": "Xét duyệt rút tiền",
  "finance.withdrawal.pay": "Chuyển tiền rút và ghi kết quả",
  "finance.account.read": "Xem tài khoản thu tiền",
  "finance.account.write": "Thêm, sửa, kích hoạt và tắt tài khoản thu tiền",
  "finance.balance.read": "Xem số dư thương nhân",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "Yêu cầu",
  takeBack: "Rút lại yêu cầu",
  pay: "Bắt đầu chuyển tiền",
  succeed: "Ghi nhận đã chuyển tiền",
  fail: "Ghi nhận chuyển tiền thất bại",
  payee: "Xem thẻ ngân hàng nhận tiền",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "Tài khoản thu tiền không tồn tại",
  "finance.accountActivated": "Tài khoản đã kích hoạt không thể sửa",
  "finance.accountInactive": "Thanh toán thất bại: tài khoản thu tiền chưa kích hoạt",
  "finance.accountChanged": "Tài khoản vừa được người khác sửa; hãy làm mới và thử lại",
  "finance.withdrawalUnknown": "Yêu cầu rút tiền không tồn tại",
  "finance.amountRange": "Số tiền rút từ 1,01 đến 200.000 tệ",
  "finance.aboveBalance": "Không thể rút tiền: số tiền cộng phí vượt quá số dư",
  "finance.outsideWindow": "Nhận yêu cầu hằng ngày từ {{from}} đến {{to}}, tiền về tài khoản T+1",
  "finance.ownApplication": "Không thể tự xét duyệt yêu cầu của mình",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "Mã chuyển tiền",
  bankName: "Ngân hàng",
  bankAccount: "Tài khoản ngân hàng",
  withdrawAmount: "Số tiền rút",
  amount: "Số tiền (CNY)",
  taxFee: "Phí",
  transferAmount: "Số tiền chuyển",
  withdrawStatus: "Trạng thái xét duyệt",
  reason: "Lý do",
  applicant: "Người yêu cầu",
  applyTime: "Thời gian yêu cầu",
  paymentTime: "Thời gian chuyển tiền",
  rejectTime: "Thời gian từ chối",
  transferNo: "Mã giao dịch ngân hàng",
  payeeState: "Đối chiếu tài khoản",
  total: "Tổng cộng trừ",
  lastPaidTime: "Lần chuyển trước",
  accountId: "Tài khoản thu tiền",
  providerName: "Nhà cung cấp",
  payAccountNo: "Tài khoản thu tiền",
  bankCardNo: "Thẻ ngân hàng",
  payKey: "Khóa",
  collectionUnit: "Đơn vị nhận tiền",
  activationState: "Kích hoạt",
  balance: "Số dư",
  frozen: "Số tiền bị khóa",
  available: "Số dư có thể rút tiền",
  settle: "Số tiền quyết toán",
  withdraw: "Số tiền đã rút",
  updatedTime: "Cập nhật",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "Chưa xét duyệt",
    reviewed: "Đã xét duyệt",
    paying: "Đang chuyển tiền",
    paid: "Đã chuyển tiền",
    failed: "Chuyển tiền thất bại",
    rejected: "Đã từ chối",
    cancelled: "Đã hủy",
  },
  activation: {
    preparation: "Đang chuẩn bị",
    activated: "Đã kích hoạt",
    stopped: "Đã tắt",
  },
  payee: {
    same: "Giống lần chuyển trước",
    other: "Khác lần chuyển trước: hãy kiểm tra",
    first: "Lần chuyển đầu tiên: hãy kiểm tra",
  },
  action: {
    apply: "Rút tiền",
    approve: "Duyệt",
    approveMany: "Duyệt mục đã chọn",
    reject: "Từ chối",
    pay: "Chuyển tiền",
    settle: "Ghi nhận tiền về tài khoản",
    fail: "Ghi nhận thất bại",
    cancelApplication: "Hủy yêu cầu",
    addAccount: "Thêm tài khoản thu tiền",
    editAccount: "Sửa tài khoản thu tiền",
    activate: "Kích hoạt",
    stop: "Tắt",
    withdrawals: "Lịch sử rút tiền",
  },
  confirm: {
    approve: "Xét duyệt yêu cầu rút tiền này?",
    approveMany: "Xét duyệt các yêu cầu rút tiền đã chọn?",
    pay: "Bắt đầu chuyển tiền? Hãy kiểm tra thẻ ngân hàng trước.",
    cancel: "Hủy yêu cầu rút tiền này?",
    activate: "Kích hoạt tài khoản này? Sau khi kích hoạt sẽ không thể sửa.",
    stop: "Tắt tài khoản này? Sau đó không thể chuyển tiền vào.",
  },
  hint: {
    many: "{{n}} yêu cầu rút tiền, tổng {{amount}}",
    added: "Tài khoản phải được kích hoạt trước khi dùng",
    kept: "Để trống thì giữ nguyên",
    window: "Nhận yêu cầu hằng ngày từ {{from}} đến {{to}}, tiền về tài khoản T+1",
    can: "Có thể rút {{fen}} tệ; tiền thu hôm nay rút được từ ngày mai",
    fee: "Phí {{fee}} tệ tính thêm, tổng cộng trừ {{total}} tệ",
    failed: "Rút tiền thất bại: hãy kiểm tra thẻ ngân hàng hoặc liên hệ hậu mãi",
    noAccount: "Chưa có tài khoản thu tiền đã kích hoạt: hãy thêm và kích hoạt trước",
    key: "Chỉ dùng để kết nối nhà cung cấp; sau khi lưu không hiển thị lại",
  },
};
