import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/xzyg": "Thêm nhân viên",
  "/shgl/yggl": "Nhân viên",
  "/shgl/xzyh": "Thêm người dùng",
  "/shgl/bjyh": "Sửa người dùng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.user.read": "Xem",
  "access.user.write": "Thêm, sửa, khóa, xóa",
  "access.user.resetPassword": "Đặt lại mật khẩu",
  "access.user.viewAs": "Xem như người dùng",
};

export const verbs: Translation<typeof zh.verbs> = {
  erase: "Xóa vĩnh viễn",
  block: "Khóa tài khoản",
  unblock: "Mở khóa tài khoản",
  setRoles: "Gán vai trò",
  resetSecondFactor: "Đặt lại xác minh hai bước",
  read: "Xem đầy đủ",
  begin: "Xem như người dùng này",
  end: "Kết thúc xem",
  resetByOperator: "Đặt lại trên máy chủ",
};

export const errors: Translation<typeof zh.errors> = {
  "access.noAdministrator": "Thương nhân này chưa có quản trị ứng dụng",
  "access.accountTaken": "Tên tài khoản đã được sử dụng",
  "access.phoneTaken": "Người dùng đã có trong danh sách: số di động đã được dùng",
  "access.levelNotAllowed": "Bạn không thể cấp cấp quyền hạn này",
  "access.lastAdministrator": "Phải còn ít nhất một quản trị viên hoạt động",
};

export const fields: Translation<typeof zh.fields> = {
  account: "Tài khoản đăng nhập",
  name: "Họ tên",
  officePhone: "Điện thoại cơ quan",
  level: "Cấp quyền hạn",
  userStatus: "Trạng thái",
  organisation: "Tổ chức",
  blocked: "Bị khóa",
  blockReason: "Lý do khóa",
  machineCount: "Máy được cấp quyền",
};

export const words: Translation<typeof zh.words> = {
  title: "Quản lý nhân viên",
  phoneSearch: "Đủ số hoặc 4 số cuối",
  level: {
    1: "Quản trị ứng dụng",
    2: "Người dùng thường",
    3: "Tài khoản nền tảng",
  },
  levelHint: {
    1: "Xem mọi máy của thương nhân và cấp dưới mà không cần cấp quyền",
    2: "Chỉ xem các máy được cấp quyền",
    3: "Nhân sự nền tảng, xem mọi thương nhân",
  },
  state: {
    normal: "Bình thường",
    blocked: "Đã khóa",
    deleted: "Đã xóa",
  },
  action: {
    authorise: "Cấp máy",
    block: "Khóa",
    unblock: "Mở khóa",
    resetPassword: "Đặt lại mật khẩu",
    resetFactor: "Đặt lại xác minh hai bước",
    restore: "Khôi phục",
    erase: "Xóa vĩnh viễn",
    setRoles: "Đổi vai trò hàng loạt",
    viewAs: "Xem như người dùng này",
    grant: "Cấp quyền",
    revoke: "Thu hồi quyền",
  },
  confirm: {
    unblock: "Mở khóa người dùng này?",
    resetPassword: "Mật khẩu dùng một lần mới được gửi đến điện thoại và mọi phiên kết thúc. Đặt lại?",
    resetFactor: "Xác minh hai bước của người dùng bị gỡ và mọi phiên kết thúc. Đặt lại?",
    restore: "Khôi phục?",
    erase: "Thao tác này xóa vĩnh viễn, tiếp tục?",
    revoke: "Thu hồi quyền?",
    rename: "Đổi tên đăng nhập sẽ đặt lại mật khẩu",
    viewAs: "Bạn sẽ xem bảng điều khiển như người dùng này, chỉ đọc; bắt đầu và kết thúc được ghi lại. Tiếp tục?",
  },
  passwordSent: "Mật khẩu ban đầu đã được gửi đến điện thoại",
  rolesReplaced: "Các vai trò chọn sẽ thay thế vai trò của {{n}} người dùng",
  machines: {
    grantedAt: "Thời gian cấp quyền",
    grantedBy: "Người cấp quyền",
    notNeeded: "Quản trị ứng dụng xem mọi máy mà không cần cấp quyền",
  },
  viewing: {
    banner: "{{viewer}} đang xem như {{account}} ({{merchant}}), chỉ đọc",
    end: "Thoát",
  },
  sms: {
    initialPassword:
      "Tài khoản {{account}} có mật khẩu ban đầu {{password}}, dùng một lần trong 24 giờ và phải đổi khi đăng nhập lần đầu.",
  },
};
