import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Cửa hàng trực tuyến",
  "/essggl": "Cửa hàng trực tuyến mua tiện tay",
  "/sc/dpxx": "Thông tin cửa hàng",
  "/essggl/sz": "Cài đặt",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Xem thông tin cửa hàng",
  "mall.shop.write": "Sửa thông tin cửa hàng",
  "mall.quickBuyShop.read": "Xem cài đặt mua tiện tay",
  "mall.quickBuyShop.write": "Sửa cài đặt mua tiện tay",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "Đổi trạng thái mở cửa",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Thời gian tự đóng phải từ {{least}} đến {{most}} phút",
  "mall.tooManyTags": "Tối đa {{limit}} thẻ dịch vụ",
  "mall.shopMissing": "Hãy lưu thông tin cửa hàng trước",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "Mã cửa hàng",
  shopName: "Tên cửa hàng",
  servicePhone: "Điện thoại phục vụ",
  shopAddress: "Địa chỉ cửa hàng",
  location: "Vị trí",
  announcement: "Bản tin",
  serviceTags: "Thẻ dịch vụ",
  openStatus: "Trạng thái mở cửa",
  deliveryWays: "Cách giao hàng",
  deliveryFee: "Phí giao hàng",
  closeMinutes: "Đóng đơn hàng chưa thanh toán (phút)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Mở cửa",
    closed: "Đóng cửa",
  },
  deliveryWay: {
    delivery: "Giao hàng",
    pickup: "Tự đến lấy",
  },
  openShop: "Mở cửa hàng?",
  closeShop: "Đóng cửa hàng? Cửa hàng sẽ không nhận đơn hàng mới",
  editShop: "Sửa cửa hàng",
  tagsHint: "Nhấn Enter sau mỗi thẻ, ví dụ: Miễn phí giao hàng",
  notSaved: "Chưa thiết lập; lưu là mở cửa hàng",
};
