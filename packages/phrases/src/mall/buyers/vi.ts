import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Hội viên cửa hàng",
  "/sc/kcgl": "Tồn kho cửa hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Xem hội viên cửa hàng",
  "mall.stockLevel.read": "Xem tồn kho cửa hàng",
  "mall.stockLevel.correct": "Điều chỉnh tồn kho cửa hàng trực tuyến",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "Tồn kho không thay đổi",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Số đơn hàng",
  quantity: "Số lượng",
  paidAmount: "Đã trả",
  discountAmount: "Giảm giá",
  couponCount: "Phiếu giảm giá",
  refundAmount: "Đã hoàn tiền",
  orderStatus: "Trạng thái đơn hàng",
  orderTime: "Đặt lúc",
  lastOrderTime: "Đơn hàng gần nhất",
  createdTime: "Từ",
  stockPlace: "Vị trí",
  storeName: "Tên cửa hàng",
  stock: "Tồn kho",
  reserved: "Đã giữ",
  free: "Có thể bán",
  salesCount: "Đã bán",
  productStatus: "Trạng thái bán",
  stockReason: "Lý do",
  change: "Thay đổi",
  stockBefore: "Trước",
  stockAfter: "Sau",
  note: "Ghi chú",
  operatorName: "Người thực hiện",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Nhập đủ số",
  orders: "Các đơn hàng",
  place: {
    mall: "Cửa hàng trực tuyến",
    store: "Cửa hàng thực",
  },
  movements: "Lịch sử thay đổi",
  correct: "Điều chỉnh tồn kho",
  correctHint: "Nhập số lượng hiện có; {{n}} đang được giữ cho đơn",
  byOrder: "Do đơn hàng",
  reason: {
    opening: "Tồn đầu",
    sold: "Đã bán",
    edited: "Sửa",
    received: "Nhập hàng",
    damaged: "Hư hỏng",
    counted: "Kiểm kê",
    other: "Khác",
    removed: "Gỡ bỏ",
    returned: "Gửi lại",
  },
};
