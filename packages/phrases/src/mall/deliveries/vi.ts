import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "Phiếu giao hàng của cửa hàng trực tuyến",
  "/sc/ydsptj": "Thống kê sản phẩm đặt trước",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "Xem phiếu giao hàng của cửa hàng trực tuyến",
  "mall.delivery.handle": "Phân công, hoàn tất và in phiếu giao hàng của cửa hàng trực tuyến",
  "mall.preorder.read": "Xem thống kê sản phẩm đặt trước",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "Phân công người giao hàng",
  print: "In",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "Người giao không tồn tại hoặc đã ngừng",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "Mã giao hàng",
  receiver: "Người nhận",
  receiverPhone: "Điện thoại người nhận",
  receiverAddress: "Địa chỉ",
  deliveryWay: "Cách giao hàng",
  deliveryFee: "Phí giao hàng",
  courier: "Người giao hàng",
  deliveryRoute: "Tuyến giao hàng",
  orderStatus: "Trạng thái đơn hàng",
  statDate: "Ngày",
  pickupPoint: "Điểm nhận hàng",
  quantity: "Số lượng",
  toPrepare: "Cần chuẩn bị",
  paidAmount: "Đã thanh toán",
  orderTime: "Thời gian đặt",
  courierId: "Người giao",
  stopNo: "Thứ tự",
};

export const words: Translation<typeof zh.words> = {
  assign: "Phân công",
  assignAll: "Phân công mục đã chọn",
  assignHint: "Sau khi phân công, đơn hàng đang chờ sẽ được giao",
  complete: "Hoàn tất",
  completeAsk: "Đã giao đến nơi?",
  print: "In",
  slip: "Phiếu giao hàng",
  signature: "Người nhận ký",
  sheet: "Danh sách chuẩn bị",
  nothing: "Không có gì cần chuẩn bị trong phạm vi này",
  cut: "Danh sách quá dài: chỉ in 1.000 dòng đầu",
  orders: "Đơn hàng",
  waiting: {
    yes: "Cần chuẩn bị",
    no: "Đã gửi hoặc đã nhận",
  },
  stops: "Thứ tự giao",
  up: "Chuyển {{no}} lên",
  down: "Chuyển {{no}} xuống",
  underWay: "Đang giao {{n}}",
};
