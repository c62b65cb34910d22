import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "Tài chính",
  "/cwgl/cwjs": "Quyết toán tài chính",
  "/cwgl/jyjs": "Quyết toán giao dịch",
  "/cfgl/jyjsmx": "Chi tiết quyết toán",
  "/cfgl/sxfdzb": "Đối soát phí",
  "/cfgl/shzftj": "Thanh toán đã quyết toán theo thương nhân",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "Xem quyết toán",
  "finance.settlement.write": "Xác nhận và tạm hoãn quyết toán",
  "finance.transaction.read": "Xem quyết toán giao dịch",
  "finance.settlementLine.read": "Xem chi tiết quyết toán",
  "finance.fee.read": "Xem phí và tỷ lệ phí",
  "finance.feeRate.write": "Đặt tỷ lệ phí",
  "finance.payment.read": "Xem thanh toán đã quyết toán theo thương nhân",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "Tạm hoãn",
  settleRelease: "Tiếp tục",
  settleConfirm: "Xác nhận quyết toán",
  setRate: "Đặt tỷ lệ phí",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "Không có quyết toán này",
  "finance.settlementChanged": "Quyết toán này vừa được người khác xử lý; hãy làm mới và thử lại",
  "finance.settlementAwaitsBill": "Quyết toán này bị giữ do chênh lệch với nhà cung cấp; sẽ tiếp tục khi xử lý xong",
  "finance.settleShort": "Số dư của thương nhân không đủ trừ phí và chia tiền; hãy xác nhận sau",
  "finance.rateInThePast": "Tỷ lệ phí áp dụng sớm nhất từ hôm nay",
  "finance.rateTwice": "Ngày này đã có tỷ lệ phí",
  "finance.planUnknown": "Không có phương án chia tiền này",
  "finance.planChanged": "Phương án chia tiền vừa được người khác sửa; hãy làm mới và thử lại",
  "finance.planTaken": "Đã có phương án chia tiền đang bật cho phạm vi này",
  "finance.planUsed": "Đã chia tiền theo phương án này: hãy tắt thay vì xóa",
  "finance.planTargets": "Tối đa {{limit}} máy và sản phẩm mỗi loại, đều của thương nhân này",
  "finance.splitReceivers": "Tối đa {{limit}} bên nhận",
  "finance.splitReceiverTwice": "Bên nhận bị trùng",
  "finance.splitRatio": "Tỷ lệ chia phải lớn hơn 0, tối đa hai chữ số thập phân",
  "finance.splitFixed": "Số tiền cố định từ 0,01 đến {{limit}} tệ và không kèm tỷ lệ",
  "finance.splitAbove": "Tổng tỷ lệ chia không quá 100%",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "Ngày quyết toán",
  factDate: "Ngày giao dịch",
  statDate: "Ngày",
  orderCount: "Số đơn hàng",
  refundCount: "Số lần hoàn tiền",
  salesAmount: "Doanh thu",
  refundAmount: "Đã hoàn",
  paidAmount: "Thực trả",
  feeAmount: "Phí",
  higoAmount: "Phí mua may mắn",
  splitAmount: "Chia tiền",
  settleAmount: "Quyết toán",
  settleStatus: "Trạng thái quyết toán",
  feeRate: "Tỷ lệ phí",
  provider: "Nhà cung cấp",
  payMethod: "Phương thức thanh toán",
  businessType: "Loại nghiệp vụ",
  thirdTradeNo: "Số giao dịch bên thứ ba",
  reason: "Lý do tạm hoãn",
  seal: "Mã niêm phong",
  decider: "Người xử lý",
  closedTime: "Thời điểm chốt ngày",
  decidedTime: "Thời điểm xử lý",
  fromDate: "Áp dụng từ",
  fromDay: "Áp dụng từ",
  rateStatus: "Trạng thái",
  setBy: "Người đặt",
  setTime: "Thời điểm đặt",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "Chờ xác nhận",
    held: "Tạm hoãn",
    settled: "Đã quyết toán",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "Đang áp dụng",
    upcoming: "Sắp áp dụng",
    past: "Đã hết hiệu lực",
  },
  tab: {
    fees: "Phí",
    rates: "Tỷ lệ phí",
  },
  action: {
    confirm: "Xác nhận quyết toán",
    confirmMany: "Xác nhận mục đã chọn",
    hold: "Tạm hoãn",
    release: "Tiếp tục",
    lines: "Xem chi tiết",
    setRate: "Đặt tỷ lệ phí",
  },
  awaitsBill: "Chênh lệch với nhà cung cấp chưa xử lý",
  confirmQuestion: "Xác nhận quyết toán? Không thể hoàn tác.",
  releaseQuestion: "Tiếp tục quyết toán này?",
  many: "{{n}} quyết toán",
  rule: "Alipay về ngay, phí tối thiểu 0,01 tệ mỗi giao dịch; WeChat quyết toán sau nửa đêm, dưới 0,01 không thu phí",
  higoRule: "Mua may mắn thu phí 1%",
  usual: "Thương nhân chưa đặt tỷ lệ phí chịu {{rate}}",
  sum: "Đơn hàng {{orders}}, doanh thu {{sales}}, phí {{fee}}, mua may mắn {{higo}}",
  rateSet: "Đã đặt tỷ lệ phí",
};
