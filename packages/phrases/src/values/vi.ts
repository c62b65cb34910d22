import type { Translation } from "../language.ts";
import type zh from "./zh.ts";
import payment from "./payment/vi.ts";

export default {
  payment,
  machineType: {
    snack: "Máy bán đồ ăn vặt",
    drink: "Máy bán đồ uống",
    combined: "Máy bán hàng tổng hợp",
    fresh: "Máy bán đồ tươi",
    coffee: "Máy bán cà phê",
    pharmacy: "Tủ bán thuốc",
    locker: "Tủ ngăn",
  },
  machineCategory: {
    vending: "Máy bán hàng",
    pharmacy: "Tủ bán thuốc",
    locker: "Tủ ngăn",
  },
  machineState: {
    notActivated: "Chưa kích hoạt",
    online: "Trực tuyến",
    offline: "Ngoại tuyến",
    inOperation: "Đang hoạt động",
    stopSell: "Ngừng bán",
    outOfStock: "Hết hàng",
    outOfChange: "Hết tiền lẻ",
    temperature: "Nhiệt độ bất thường",
    fault: "Sự cố",
    decommissioned: "Đã thu hồi",
  },
  alarm: {
    offline: "Ngoại tuyến",
    outOfStock: "Hết hàng",
    outOfChange: "Hết tiền lẻ",
    temperature: "Nhiệt độ",
    humidity: "Độ ẩm",
    flow: "Lưu lượng dữ liệu",
    doorOpen: "Cửa đang mở",
    laneFault: "Lỗi khay hàng",
    contradiction: "Dữ liệu mâu thuẫn",
    badMessage: "Thông điệp lỗi",
  },
  laneStatus: {
    normal: "Bình thường",
    abnormal: "Bất thường",
    discontinued: "Ngừng bán",
    pickupOnly: "Chỉ nhận hàng",
  },
  laneMode: {
    small: "Nhỏ",
    medium: "Vừa",
    large: "Lớn",
  },
  cabinet: {
    main: "Tủ chính",
    sub: "Tủ phụ",
  },
  door: {
    left: "Cửa trái",
    right: "Cửa phải",
  },
  doorState: {
    open: "Mở",
    closed: "Đóng",
  },
  command: {
    restart: "Khởi động lại máy khách",
    lock: "Khóa máy",
    unlock: "Mở khóa máy",
    clearHistory: "Xóa lịch sử",
  },
  commandState: {
    queued: "Đang chờ",
    sent: "Đã gửi",
    claimed: "Đang thực hiện",
    done: "Hoàn tất",
    failed: "Thất bại",
    expired: "Hết hạn",
  },
  flag: {
    autoRefund: "Tự động hoàn tiền",
    shipAfterCardJam: "Tiếp tục xuất hàng sau khi kẹt",
    lockStock: "Khóa tồn kho",
    directShip: "Xuất hàng trực tiếp",
    faceToFaceOnly: "Chỉ thanh toán trực tiếp",
    shoppingCart: "Giỏ hàng",
  },
} satisfies Translation<typeof zh>;
