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
    onceLine: "Mật khẩu dùng một lần",
    stopped: "Đã dừng",
    demoPreparing: "Đang chuẩn bị dữ liệu dùng thử",
    demoReady: "Dữ liệu dùng thử đã sẵn sàng",
  },
  names: {
    platformMerchant: "Nền tảng",
    firstAdministrator: "Quản trị viên",
    product: "Yunshou",
    resetCode: "Mã của bạn là {{code}}, có hiệu lực trong 10 phút. Không cho ai biết mã này.",
    initialPassword:
      "Tài khoản {{account}} có mật khẩu ban đầu {{password}}, dùng một lần trong 24 giờ và phải đổi khi đăng nhập lần đầu.",
  },
} as const satisfies Translation<typeof zh>;
