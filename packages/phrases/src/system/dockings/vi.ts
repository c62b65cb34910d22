import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "Cấu hình kết nối bên thứ ba",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "Xem kết nối bên thứ ba",
  "system.docking.write": "Quản lý kết nối bên thứ ba",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "Thử giao diện kết nối",
  "system.docking.replay": "Gửi lại",
  "system.apiKey.revoke": "Thu hồi khóa",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "Nhập địa chỉ https công khai, không có cổng và tài khoản",
  "system.dockingKey": "Khóa bắt đầu bằng whsec_, tiếp theo là 24 đến 64 byte Base64",
  "system.categoryPair": "Điền danh mục cha và danh mục con",
  "system.dockingExists": "Cấu hình giao diện kết nối đã tồn tại",
  "system.dockingDisabled": "Hãy bật giao diện kết nối trước",
  "system.apiSignature": "Chữ ký không hợp lệ hoặc đã quá hạn",
  "system.apiScope": "Khóa này không có quyền gọi",
  "system.apiQuota": "Đã hết hạn mức; thử lại sau {{seconds}} giây",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "Giao diện kết nối",
  interfaceUrl: "Địa chỉ",
  parentCategory: "Danh mục cha",
  childCategory: "Danh mục con",
  parentCategoryId: "Danh mục cha",
  childCategoryId: "Danh mục con",
  interfaceKey: "Khóa",
  lastPush: "Tin gửi gần nhất",
  event: "Sự kiện",
  events: "Sự kiện",
  withBelow: "Gồm thương nhân cấp dưới",
  pushState: "Trạng thái",
  attempts: "Số lần thử",
  pushResult: "Kết quả",
  updatedTime: "Thời gian sửa",
  keyName: "Tên",
  apiKeyId: "Mã khóa",
  secret: "Khóa bí mật",
  scopes: "Phạm vi",
  usedTime: "Lần gọi gần nhất",
  keyState: "Trạng thái",
};

export const words: Translation<typeof zh.words> = {
  add: "Thêm giao diện kết nối",
  edit: "Sửa giao diện kết nối",
  enabled: "Đang bật",
  disabled: "Đã tắt",
  enable: "Bật",
  disable: "Tắt",
  disableAsk: "Sẽ không gửi nữa và các tin đang chờ bị hủy. Tắt?",
  test: "Thử",
  testSent: "Đã gửi thử; xem kết quả trong nhật ký gửi",
  pushes: "Nhật ký gửi",
  replay: "Gửi lại",
  waits: "Tin này vẫn đang được gửi",
  keyHint: "Để trống: tự tạo khóa; khi sửa thì giữ nguyên",
  eventsHint: "Sự kiện của thương nhân này và, nếu chọn, của cấp dưới. Không chọn: chỉ gửi tin thử",
  keyOnce: "Khóa chỉ hiển thị một lần; hãy lưu ngay",
  push: {
    queued: "Đang chờ",
    delivered: "Đã gửi",
    dead: "Thất bại",
  },
  eventName: {
    "interface.test": "Thử",
    "order.paid": "Đơn hàng đã thanh toán",
    "order.completed": "Đơn hàng hoàn tất",
    "order.refunded": "Đơn hàng đã hoàn tiền",
    "stock.low": "Tồn kho chạm ngưỡng cảnh báo",
    "stock.soldOut": "Ngăn hết hàng",
    "machine.online": "Máy trực tuyến",
    "machine.offline": "Máy ngoại tuyến",
    "machine.alarm": "Cảnh báo máy",
  },
  apiKeys: "Khóa API",
  addKey: "Thêm khóa",
  revoke: "Thu hồi",
  revokeAsk: "Chương trình dùng khóa này sẽ bị từ chối vĩnh viễn. Thu hồi?",
  valid: "Hiệu lực",
  revoked: "Đã thu hồi",
  scope: {
    "orders.read": "Đọc đơn hàng",
    "products.read": "Đọc danh mục sản phẩm",
    "movements.read": "Đọc biến động tồn kho",
    "machines.read": "Đọc máy",
    "members.read": "Đọc hội viên",
    "dictionary.read": "Đọc từ điển dữ liệu",
  },
};
