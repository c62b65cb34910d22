import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Phương án chia tiền",
  "/cfgl/fztj": "Thống kê chia tiền",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Xem phương án chia tiền",
  "finance.split.write": "Thêm, sửa, bật, tắt và xóa phương án chia tiền",
  "finance.splitMode.write": "Đặt cách thực hiện chia tiền",
  "finance.splitFigure.read": "Xem thống kê chia tiền",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "Đặt tài khoản bên nhận",
  registerAgain: "Đăng ký lại tài khoản",
  setSplitMode: "Đặt cách thực hiện",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "Tỷ lệ chia cao nhất phải lớn hơn 0 và không quá 100%",
  "finance.shareAccountForm": "Tài khoản không đúng dạng của phương thức thanh toán và loại tài khoản",
  "finance.shareAccountTaken": "Tài khoản này thuộc bên nhận khác của thương nhân",
  "finance.shareAccountChanged": "Người khác vừa sửa tài khoản này, hãy tải lại rồi thử",
  "finance.shareAccountUnknown": "Tài khoản không tồn tại",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Phương án chia tiền",
  splitReceiver: "Bên nhận",
  receivers: "Bên nhận",
  splitRatio: "Tỷ lệ chia (%)",
  splitFixed: "Số tiền cố định (tệ)",
  machineCount: "Số máy",
  productCount: "Số sản phẩm",
  machineIds: "Máy",
  productIds: "Sản phẩm",
  fromDate: "Áp dụng từ",
  updatedTime: "Sửa lúc",
  statDate: "Ngày",
  orderCount: "Số đơn hàng",
  paidAmount: "Thực trả",
  splitAmount: "Chia tiền",
  splitStatus: "Trạng thái chia tiền",
  executed: "Nhà cung cấp đã chia",
  execution: "Thực hiện (30 ngày)",
  target: "Được chia",
  shared: "Đã chuyển",
  returned: "Đã hoàn lại",
  obstacle: "Lý do",
  shareAccount: "Tài khoản bên nhận",
  accountType: "Loại tài khoản",
  holder: "Chủ tài khoản",
  accountStatus: "Đăng ký",
  platformBalance: "Cách thực hiện",
  ratioLimit: "Tỷ lệ chia cao nhất của đơn (%)",
  answeredBy: "Người chịu trách nhiệm",
  reason: "Giải trình",
  setTime: "Đặt lúc",
  payMethod: "Phương thức thanh toán",
  sharingStatus: "Trạng thái thực hiện",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Đang bật",
    off: "Đã tắt",
  },
  status: {
    pending: "Chờ chia tiền",
    held: "Tạm hoãn",
    settled: "Đã chia tiền",
  },
  action: {
    add: "Thêm phương án chia tiền",
    edit: "Sửa phương án chia tiền",
    enable: "Bật",
    disable: "Tắt",
    addReceiver: "Thêm bên nhận",
    removeReceiver: "Bỏ bên nhận",
    accounts: "Tài khoản bên nhận",
    setAccount: "Đặt tài khoản",
    register: "Đăng ký lại",
    mode: "Cách thực hiện",
    details: "Thực hiện",
  },
  confirm: {
    enable: "Bật phương án chia tiền này?",
    disable: "Tắt phương án chia tiền này? Giao dịch từ hôm nay không còn được chia.",
  },
  all: "Tất cả",
  rest: "Trừ số tiền cố định trước, rồi chia tỷ lệ trên số tiền đã trả, không vượt quá đơn hàng; phần còn lại và phần dưới 1 phân thuộc về thương nhân",
  fixedEach: "{{amount}} tệ mỗi đơn",
  rule: {
    ratio: "Tỷ lệ",
    fixed: "Số tiền cố định",
  },
  scope: "Không chọn thì chia mọi đơn bán của thương nhân",
  sum: "Chia tiền {{amount}}, trong đó đã chia {{settled}}",
  sharing: {
    waiting: "Chờ tài khoản",
    requested: "Chờ yêu cầu",
    sharing: "Đang chia",
    releasing: "Đang giải phóng",
    shared: "Đã chia",
    partly: "Chia một phần",
    unshared: "Không chia",
  },
  obstacle: {
    accountMissing: "Bên nhận chưa có tài khoản đã đăng ký",
    accountRefused: "Nhà cung cấp từ chối tài khoản",
    platformBalance: "Chia trong sổ của nền tảng",
    nothingToShare: "Không có tiền để chia",
    aboveRatio: "Vượt tỷ lệ chia cao nhất",
    aboveNet: "Vượt số tiền sau phí",
    tooOld: "Đã quá hạn chia",
    refused: "Nhà cung cấp từ chối",
  },
  view: {
    open: "Đang xử lý",
    differs: "Có chênh lệch",
    done: "Xong",
  },
  accountType: {
    merchant: "Thương nhân",
    person: "Cá nhân",
  },
  account: {
    waiting: "Đang đăng ký",
    registered: "Đã đăng ký",
    refused: "Bị từ chối",
    unset: "Chưa đặt",
  },
  mode: {
    provider: "Do nhà cung cấp thanh toán",
    platform: "Trong sổ của nền tảng",
  },
  modeHint:
    "Chia trong sổ của nền tảng mặc định tắt; muốn bật phải ghi rõ ai chịu trách nhiệm và vì sao, nhật ký lưu cả hai",
  ratioHint: "30% nếu nhà cung cấp thanh toán không thỏa thuận khác",
  accountHint: "WeChat Pay: mã thương nhân hoặc openid của cá nhân; Alipay: 16 chữ số bắt đầu bằng 2088",
  noExecution: "Không có đơn hàng trong khoảng này",
  differs: "Có chênh lệch",
  openNow: "Đang xử lý",
};
