import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  rules: {
    required: "{{field}}: không được để trống",
    type: "{{field}}: sai kiểu, cần {{expected}}",
    format: "{{field}}: sai định dạng",
    choice: "{{field}}: phải là một trong {{choices}}",
    tooSmall: "{{field}}: tối thiểu {{limit}}",
    tooLarge: "{{field}}: tối đa {{limit}}",
    tooShort: "{{field}}: độ dài tối thiểu {{limit}}",
    tooLong: "{{field}}: độ dài tối đa {{limit}}",
    notRight: "{{field}}: không hợp lệ",
  },
  roles: {
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
  start: {
    ready: "Yunshou đang chạy",
    addressLine: "Bảng điều khiển",
    demoLine: "Tài khoản dùng thử",
    passwordLine: "Mật khẩu",
    dataLine: "Dữ liệu",
    machinesLine: "Máy bán hàng",
    docsLine: "API",
    stopLine: "Nhấn Ctrl+C để dừng",
    firstLine: "Quản trị viên đầu tiên",
    onceLine: "Mật khẩu dùng một lần (phải đổi khi đăng nhập lần đầu, chỉ hiện lúc này)",
    stopped: "Đã dừng",
    demoPreparing: "Đang chuẩn bị dữ liệu dùng thử",
    demoReady: "Dữ liệu dùng thử đã sẵn sàng",
  },
  names: {
    platformMerchant: "Nền tảng",
    firstAdministrator: "Quản trị viên",
    resetCode: "Mã của bạn là {{code}}, có hiệu lực trong 10 phút. Không cho ai biết mã này.",
    initialPassword: "Mật khẩu ban đầu của tài khoản {{account}}: {{password}}. Chỉ dùng một lần, phải đổi sau khi đăng nhập.",
  },
} as const satisfies Translation<typeof zh>;
