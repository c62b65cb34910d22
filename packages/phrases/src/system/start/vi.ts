import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou đang chạy",
    addressLine: "Bảng điều khiển",
    demoLine: "Tài khoản dùng thử",
    passwordLine: "Mật khẩu",
    dataLine: "Dữ liệu",
    machinesLine: "Máy bán hàng tự động",
    docsLine: "API",
    shopLine: "Cửa hàng trực tuyến trên điện thoại",
    roundLine: "Bổ sung hàng trên điện thoại",
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
  },
};
