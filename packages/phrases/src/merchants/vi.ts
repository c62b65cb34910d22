import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "Thương nhân của tôi",
  "/shgl/management": "Cây thương nhân",
  "/shgl": "Thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Xem",
  "merchants.merchant.write": "Thêm, sửa, tắt",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Đặt quy tắc hoàn tiền",
  setFeatures: "Đặt tính năng",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "Vui lòng đồng ý phí 1% của mua may mắn trước",
  "merchants.unknown": "Thương nhân không tồn tại",
  "merchants.numberTaken": "Mã thương nhân đã được sử dụng",
  "merchants.notBelow": "Chỉ quản lý được thương nhân cấp dưới",
  "merchants.cycle": "Không thể chuyển vào chính nó hoặc cấp dưới của nó",
  "merchants.otherTree": "Thương nhân phải ở trong cây của thương nhân cấp cao nhất",
  "merchants.rolesAbove":
    "{{accounts}} tài khoản dùng vai trò của thương nhân sẽ không còn là cấp trên, hãy đổi vai trò trước",
  "merchants.stopped": "Thương nhân cấp trên đã tắt",
  "merchants.inUse": "Còn {{machines}} máy và {{merchants}} thương nhân cấp dưới",
  "merchants.storeClosed": "Cửa hàng đã đóng cửa",
  "merchants.pickupCodesOutOfRange": "Mã nhận hàng: 0 đến {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Tên công ty",
  parent: "Thương nhân cấp trên",
  address: "Địa chỉ",
  hotline: "Đường dây nóng",
  kind: "Loại thương nhân",
  categoryCode: "Mã phân loại",
  tagCode: "Mã nhãn",
  collects: "Nền tảng thu hộ",
  features: "Công tắc tính năng",
  maxPickupCodes: "Số mã nhận hàng tối đa",
  currency: "Loại tiền",
  exchangeRate: "Tỷ giá",
  pushTime: "Giờ gửi hằng ngày",
  refundMaximum: "Hoàn tiền tự động tối đa",
  refundReview: "Xét duyệt hoàn tiền trên",
  storeState: "Cửa hàng",
  collectionAccounts: "Tài khoản thu tiền",
  status: "Trạng thái",
  machines: "Số máy",
  accounts: "Số tài khoản",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm thương nhân",
  addChild: "Thêm cấp dưới",
  editTitle: "Sửa thương nhân",
  passwordSent: "Mật khẩu ban đầu đã được gửi tới điện thoại",
  topLevel: "Thương nhân cấp cao nhất",
  find: "Mã hoặc tên",
  withBelow: "{{all}} gồm cấp dưới",
  kind: {
    ordinary: "Thường",
    drug: "Thuốc",
  },
  status: {
    normal: "Bình thường",
    stopped: "Đã tắt",
    deleted: "Đã xóa",
  },
  storeState: {
    open: "Mở cửa",
    closed: "Đóng cửa",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "Mua may mắn",
    medicine: "Quản lý lô thuốc",
    shoppingCart: "Giỏ hàng",
    membershipCard: "Thẻ hội viên",
    pickupCode: "Mã nhận hàng",
    smartMedicineBox: "Hộp thuốc thông minh",
    drugCombination: "Bộ thuốc",
  },
  action: {
    features: "Tính năng",
    refund: "Điều chỉnh hoàn tiền",
    move: "Chuyển cấp trên",
    stop: "Tắt",
    resume: "Bật",
    restore: "Khôi phục",
  },
  confirm: {
    stop: "Mọi tài khoản của thương nhân này và cấp dưới sẽ bị đăng xuất ngay. Tắt?",
    resume: "Bật thương nhân này?",
    restore: "Khôi phục?",
    purchase: "Mua may mắn thu phí 1%",
  },
  hint: {
    below: "Tắt ở đây thì mọi cấp dưới cũng tắt; dữ liệu hiện có vẫn giữ.",
    rate: "Tiền địa phương cho một nhân dân tệ",
    number: "Mã theo cấp trên; cấp dưới đổi theo.",
  },
  refund: {
    agreed: "Đồng ý đặt mức tối đa",
    agreedHint: "Đơn hàng bất thường đến mức này hoàn tiền tự động, cao hơn xử lý thủ công.",
    disagreed: "Không đồng ý",
    cashHint: "Hệ thống không thể hoàn tiền mặt: đơn hàng tiền mặt do người xử lý.",
    disagreedHint: "Mọi đơn hàng bất thường được hoàn tiền tự động.",
    noReview: "Không cần người thứ hai",
    reviewHint: "Trên số tiền này, hoàn tiền thủ công chỉ bắt đầu sau khi người khác duyệt; để trống nếu không cần.",
  },
  contact: {
    show: "Xem đầy đủ liên hệ",
    recorded: "Lần xem này đã được ghi vào nhật ký.",
    wholeNumber: "Nhập đủ số điện thoại",
  },
};
