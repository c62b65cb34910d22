import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Hội viên cửa hàng",
  "/sc/kcgl": "Tồn kho cửa hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Xem hội viên cửa hàng",
  "mall.stockLevel.read": "Xem tồn kho cửa hàng",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Số đơn hàng",
  quantity: "Số lượng",
  paidAmount: "Đã trả",
  discountAmount: "Giảm giá",
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
};

export const words: Translation<typeof zh.words> = {
  orders: "Các đơn hàng",
  place: {
    mall: "Cửa hàng trực tuyến",
    store: "Cửa hàng thực",
  },
};
