import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "Đơn hàng cửa hàng trực tuyến",
  "/sc/scddxq": "Chi tiết đơn hàng trực tuyến",
  "/essggl/ddgl": "Đơn hàng mua tiện tay",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "Xem đơn hàng cửa hàng trực tuyến",
  "mall.order.handle": "Gửi, sử dụng mã và đóng đơn hàng cửa hàng trực tuyến",
  "mall.order.refund": "Hoàn tiền đơn hàng cửa hàng trực tuyến",
  "mall.quickBuyOrder.read": "Xem đơn hàng mua tiện tay",
  "mall.quickBuyOrder.handle": "Gửi, sử dụng mã và đóng đơn hàng mua tiện tay",
  "mall.quickBuyOrder.refund": "Hoàn tiền đơn hàng mua tiện tay",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "Gửi hàng",
  handOver: "Sử dụng mã",
  complete: "Xác nhận đã giao",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "Cửa hàng đã đóng cửa, không nhận đơn hàng",
  "mall.shopUnknown": "Cửa hàng này không tồn tại",
  "mall.productOffShelf": "Sản phẩm đã ngừng bán",
  "mall.quantityOutOfRange": "Số lượng phải là số nguyên từ 1 đến {{limit}}",
  "mall.outOfStock": "Tồn kho không đủ: còn {{n}}",
  "mall.wayNotOffered": "Cửa hàng không hỗ trợ cách giao hàng này",
  "mall.tooManyUnpaid": "Hãy thanh toán {{limit}} đơn hàng chưa trả trước",
  "mall.orderUnknown": "Đơn hàng này không tồn tại",
  "mall.machineHandsOut": "Máy sẽ xuất hàng theo mã nhận hàng",
  "mall.pickupCodeWrong": "Mã không đúng",
  "mall.selectOrders": "Hãy chọn dữ liệu cần thao tác",
  "mall.priceChanged": "Giá đã thay đổi. Vui lòng kiểm tra và đặt lại",
  "mall.basketTwice": "Vui lòng gộp mỗi sản phẩm vào một dòng",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "Người mua",
  receiver: "Người nhận",
  receiverPhone: "Điện thoại người nhận",
  quantity: "Số lượng",
  orderPrice: "Giá trị đơn hàng",
  discountAmount: "Giảm giá",
  paidAmount: "Đã thanh toán",
  deliveryFee: "Phí giao hàng",
  deliveryWay: "Cách giao hàng",
  pickupPoint: "Điểm nhận hàng",
  expressNo: "Mã giao hàng",
  courier: "Người giao hàng",
  payMethod: "Phương thức thanh toán",
  payStatus: "Trạng thái thanh toán",
  orderStatus: "Trạng thái đơn hàng",
  orderTime: "Thời gian đặt",
  pickupCode: "Mã",
  receiverAddress: "Địa chỉ nhận",
  note: "Ghi chú hoàn tiền",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Nhập đủ số",
  deliveryWay: {
    delivery: "Giao hàng",
    pickup: "Tự đến lấy",
  },
  state: {
    toPay: "Chờ thanh toán",
    toGather: "Chờ đủ nhóm",
    toDeliver: "Chờ gửi hàng",
    delivering: "Đang giao hàng",
    toPickUp: "Chờ đến lấy",
    completed: "Hoàn tất",
    cancelled: "Đã hủy",
    refunding: "Đang hoàn tiền",
    refunded: "Đã hoàn tiền",
  },
  action: {
    deliver: "Gửi hàng",
    deliverAll: "Gửi hàng loạt",
    handOver: "Sử dụng mã",
    complete: "Đã tới",
    refund: "Hoàn tiền",
    close: "Đóng",
  },
  completeAsk: "Đã giao đến nơi?",
  closeAsk:
    "Đóng? Người mua sẽ không thể thanh toán nữa, các đơn hàng chưa thanh toán cùng lần thanh toán cũng bị đóng",
  refundAsk: "Hoàn tiền?",
  expressHint: "Để trống: dùng mã của hệ thống",
  codeHint: "Người mua đưa mã trên điện thoại",
  refundHint: "Hoàn lại toàn bộ số tiền theo cách đã thanh toán",
  section: {
    receiver: "Người nhận",
    timeline: "Diễn biến",
  },
  detail: "Chi tiết đơn hàng",
  ownPage: "Mở thành trang",
};
