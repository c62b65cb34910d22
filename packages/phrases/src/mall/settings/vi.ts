import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "Cài đặt cửa hàng trực tuyến",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "Xem cài đặt cửa hàng trực tuyến",
  "mall.setting.write": "Sửa cài đặt cửa hàng trực tuyến",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "Phải là số nguyên từ {{least}} đến {{most}}",
  "mall.settingMalformed": "Giá trị không hợp lệ",
  "mall.noWay": "Phải bật giao hàng hoặc tự lấy",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "Đóng đơn chưa thanh toán (phút)",
  delivery: "Giao hàng",
  deliveryFee: "Phí giao hàng",
  freeFrom: "Miễn phí giao từ",
  completeDays: "Tự hoàn tất sau (ngày)",
  pickup: "Tự lấy",
  pickupDays: "Giữ hàng chờ lấy (ngày)",
  afterSaleDays: "Thời hạn hậu mãi (ngày)",
  reviews: "Đánh giá",
  checkoutNotice: "Lưu ý khi đặt hàng",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "Đặt hàng",
    delivery: "Giao hàng",
    pickup: "Tự lấy",
    after: "Hậu mãi và đánh giá",
    notice: "Lưu ý",
  },
  effect: {
    closeMinutes: "Đơn chưa thanh toán sẽ tự đóng và trả lại tồn kho",
    delivery: "Khách có thể chọn giao hàng",
    deliveryFee: "Thu mỗi lần giao khi không dùng mẫu cước",
    freeFrom: "Đạt số tiền này thì miễn phí giao khi không dùng mẫu cước; để trống là không miễn",
    completeDays: "Đơn đang giao quá số ngày này coi như đã đến; 0 là không tự hoàn tất",
    pickup: "Khách có thể tự lấy tại điểm lấy hàng",
    pickupDays: "Quá số ngày này không lấy thì hoàn tiền; 0 là giữ mãi",
    afterSaleDays: "Sau khi nhận hàng, khách được yêu cầu hậu mãi trong số ngày này",
    reviews: "Tắt thì khách không viết và không thấy đánh giá",
    checkoutNotice: "Hiện trên trang đặt hàng; để trống thì không hiện",
  },
  source: {
    platform: "Mặc định nền tảng",
    parent: "Kế thừa từ {{name}}",
    own: "Tự đặt",
  },
  restore: "Kế thừa lại",
  changed: "{{name}} sửa lúc {{time}}",
  search: "Tìm cài đặt",
  unsaved: "Có thay đổi chưa lưu",
  discard: "Bỏ",
  undo: "Hoàn tác",
};
