import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzjs": "Thêm vai trò",
  "/xtgl#roles": "Vai trò",
  "/xtgl/jsgl": "Vai trò",
  "/xtgl/xzjs": "Thêm vai trò",
  "/xtgl/bjjs": "Sửa vai trò",
  "/xtgl/jszyqx": "Quyền của vai trò",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.role.read": "Xem",
  "access.role.write": "Thêm, sửa, cấp quyền",
};

export const verbs: Translation<typeof zh.verbs> = {
  setPermissions: "Đặt quyền",
};

export const errors: Translation<typeof zh.errors> = {
  "access.roleExceedsGiver": "Bạn không thể cấp vai trò hoặc quyền vượt quá quyền của mình",
  "access.roleUnknown": "Hãy kiểm tra thông tin nhân viên hoặc quyền của vai trò",
  "access.roleInUse": "{{count}} tài khoản đang dùng vai trò này, không thể xóa",
  "access.roleIsBase": "Vai trò này do nền tảng quản lý, không thể sửa tại đây",
  "access.roleNameTaken": "Tên vai trò đã tồn tại",
};

export const fields: Translation<typeof zh.fields> = {
  code: "Mã vai trò",
  name: "Tên vai trò",
  kind: "Loại vai trò",
  description: "Mô tả",
  permissionCount: "Số quyền",
  updatedAt: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  title: "Quản lý vai trò",
  permissions: "Quyền",
  kind: {
    web: "Web",
    app: "Ứng dụng",
  },
  platform: "Nền tảng",
  all: "Tất cả",
  effective: "Thay đổi menu có hiệu lực trong 24 giờ",
  beyond: "Bạn không có quyền này nên không thể cấp",
  readOnly: "Bạn chỉ có thể xem vai trò này",
  fullRights: "Quản trị nền tảng có mọi quyền",
  chosen: "Đã chọn {{n}} quyền",
  switchedOff: "Đã tắt",
  hiddenPage: "Ẩn trong menu",
  otherPages: "Khác",
  base: {
    platformAdmin: "Quản trị nền tảng",
    operator: "Nhân viên vận hành",
    merchantAdmin: "Quản trị thương nhân",
    childMerchantAdmin: "Quản trị thương nhân cấp dưới",
    agent: "Đại lý",
    staff: "Nhân viên",
    replenisher: "Nhân viên bổ sung hàng",
    technician: "Kỹ thuật viên",
    pharmacist: "Dược sĩ",
    doctor: "Bác sĩ",
  },
  baseDescription: {
    platformAdmin: "Quản lý toàn bộ nền tảng",
    operator: "Hỗ trợ công việc hằng ngày của nền tảng",
    merchantAdmin: "Quản lý nghiệp vụ và tài khoản của thương nhân và các cấp dưới",
    childMerchantAdmin: "Quản lý công việc hằng ngày và tài khoản của một thương nhân cấp dưới",
    agent: "Theo dõi máy, đơn hàng của đại lý và xử lý bất thường",
    staff: "Vận hành hằng ngày: máy, ngăn hàng, đơn hàng và hội viên",
    replenisher: "Bổ sung hàng cho máy: ngăn hàng và tồn kho",
    technician: "Sửa máy: trạng thái và lệnh từ xa",
    pharmacist: "Dược sĩ của tủ bán thuốc: máy, đơn hàng và dược sĩ",
    doctor: "Xem đơn hàng và sản phẩm",
  },
};
