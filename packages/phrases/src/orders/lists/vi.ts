import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "Giao dịch theo máy",
  "/jygl/ycchjl": "Lịch sử xuất hàng từ xa",
  "/jygl/ddcx": "Tra cứu đơn hàng",
  "/jygl/chcx": "Tra cứu xuất hàng",
  "/jygl/chmx": "Chi tiết xuất hàng",
  "/jygl/yhgmjl": "Lịch sử mua của chủ thẻ",
  "/cfgl/wtddgl": "Đơn hàng bất thường",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "Xem",
  "orders.remote.read": "Xem",
  "orders.search.read": "Xem",
  "orders.dispensing.read": "Xem",
  "orders.purchase.read": "Xem",
  "orders.problem.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "Mã bất kỳ",
  unitPrice: "Đơn giá",
  commandTime: "Gửi lúc",
  dispenseResult: "Kết quả xuất hàng",
  fault: "Máy báo",
  resultTime: "Thời gian có kết quả",
  exception: "Nguyên nhân",
  nextStep: "Bước tiếp theo",
  attempt: "Lần",
  dispensed: "Số lượng xuất",
  offerTime: "Thông báo lúc",
  grantTime: "Cho phép lúc",
  holderName: "Chủ thẻ",
  holderPhone: "Điện thoại chủ thẻ",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "Giao dịch theo máy",
    remote: "Lịch sử xuất hàng từ xa",
    problems: "Đơn hàng bất thường",
  },
  anyHint: "Mã đơn hàng, hoàn tiền, giao dịch, thẻ hoặc số điện thoại",
  wholeNumber: "Nhập đầy đủ mã",
  detail: "Chi tiết",
  back: "Quay lại tra cứu xuất hàng",
  byItself: "Máy tự thực hiện",
  fault: {
    jam: "Kẹt hàng",
    timeout: "Động cơ quá thời gian",
    other: "Khác",
  },
  steps: {
    awaitDelivery: "Chờ máy xuất hàng",
    awaitRefund: "Chờ hoàn tiền",
    retryRefund: "Thử hoàn tiền lại",
    refundOrProcess: "Hoàn tiền hoặc ghi kết quả",
    process: "Kiểm tra và đánh dấu đã xử lý",
    none: "Không cần xử lý",
  },
};
