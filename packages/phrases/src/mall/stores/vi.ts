import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "Bản tin cửa hàng trực tuyến",
  "/sc/stdgl": "Cửa hàng thực tế",
  "/sc/stdspsz": "Sản phẩm của cửa hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "Xem bản tin cửa hàng trực tuyến",
  "mall.notice.write": "Thêm, sửa, đăng và gỡ bản tin cửa hàng trực tuyến",
  "mall.store.read": "Xem cửa hàng thực tế",
  "mall.store.write": "Thêm, sửa, mở, đóng và xóa cửa hàng thực tế",
  "mall.storeProduct.read": "Xem sản phẩm của cửa hàng",
  "mall.storeProduct.write": "Đặt sản phẩm của cửa hàng",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "Hãy gỡ bản tin đã đăng trước",
  "mall.storeStockOutOfRange": "Tồn kho: số nguyên từ 0 đến {{limit}}",
  "mall.storeNameTaken": "Đã có cửa hàng trùng tên",
  "mall.storeHoursMalformed": "Giờ mở cửa nằm trong khoảng 00:00 đến 23:59",
  "mall.storeHoursEmpty": "Giờ mở cửa và giờ đóng cửa phải khác nhau",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Tiêu đề bản tin",
  noticeContent: "Nội dung bản tin",
  publishStatus: "Trạng thái đăng",
  publishTime: "Thời gian đăng",
  createdBy: "Người tạo",
  storeName: "Tên cửa hàng",
  storeAddress: "Địa chỉ",
  openingHours: "Giờ mở cửa",
  longitude: "Kinh độ",
  latitude: "Vĩ độ",
  productCount: "Số sản phẩm",
  unitPrice: "Đơn giá",
  costPrice: "Giá nhập",
  stock: "Tồn kho",
  productStatus: "Lên kệ",
  productIds: "Sản phẩm",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "Bản nháp",
    scheduled: "Chờ đăng",
    published: "Đã đăng",
    withdrawn: "Đã gỡ",
  },
  shelf: {
    on: "Đang bán",
    off: "Đã gỡ kệ",
  },
  action: {
    addNotice: "Thêm bản tin",
    editNotice: "Sửa bản tin",
    publish: "Đăng",
    withdraw: "Gỡ",
    addStore: "Thêm cửa hàng",
    editStore: "Sửa cửa hàng",
    products: "Sản phẩm",
    open: "Mở cửa",
    close: "Đóng cửa",
    addProducts: "Thêm sản phẩm",
    putOn: "Lên kệ",
    takeOff: "Gỡ khỏi kệ",
    remove: "Gỡ bỏ",
  },
  confirm: {
    publish: "Đăng?",
    withdraw: "Gỡ?",
    open: "Mở cửa?",
    close: "Đóng cửa?",
    remove: "Gỡ bỏ sản phẩm này?",
  },
  hint: {
    publishTime: "Để trống: đọc được ngay khi đăng",
    position: "Vị trí (WGS-84)",
    added: "Đã thêm {{n}} sản phẩm",
  },
};
