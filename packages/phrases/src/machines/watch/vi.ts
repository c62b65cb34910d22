import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Trạng thái máy",
  "/shj/jqxq": "Chi tiết máy",
  "/shj/yyztcx": "Trạng thái vận hành",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.status.read": "Xem trạng thái máy",
  "machines.operation.read": "Xem trạng thái vận hành",
};

export const fields: Translation<typeof zh.fields> = {
  doorStatus: "Trạng thái cửa",
  temperature: "Nhiệt độ (°C)",
  humidity: "Độ ẩm",
  lastHeartbeat: "Tín hiệu cuối",
  problem: "Cần xử lý",
  lostPerHour: "Thiệt hại mỗi giờ",
  salesCount: "Đơn hàng hôm nay",
  lackLaneCount: "Ngăn thiếu hàng",
  laneAlert: "Cần bổ sung hàng",
  replenishTime: "Lần bổ sung hàng cuối",
  askedAt: "Thời điểm yêu cầu",
  answeredAt: "Thời điểm trả lời",
  detail: "Kết quả",
  command: "Lệnh",
};

export const words: Translation<typeof zh.words> = {
  commands: "Nhật ký lệnh",
  log: "Xem nhật ký",
  openAlarms: "Xem cảnh báo",
  openLanes: "Xem ngăn hàng",
  more: "tổng {{n}}",
  lostHint: "Ước tính theo doanh thu trung bình của giờ này trong 28 ngày và tỷ lệ ngăn không bán được",
  page: {
    tab: {
      live: "Tổng quan",
      front: "Ngăn",
      curves: "Biểu đồ",
      history: "Lịch sử",
      counters: "Bộ đếm",
    },
    chooseHint: "Hãy chọn máy trước, sau đó xem chi tiết.",
    openPage: "Mở trang của máy",
    orders: "Đơn hàng hôm nay",
    openLanes: "Quản lý ngăn",
    openAlarms: "Cảnh báo chưa xử lý",
    feedbackCode: "Mã phản hồi",
    feedbackCodeHint:
      "Dán lên máy: khách quét mã để báo sự cố và đọc câu trả lời trên cùng trang. Phản hồi hiện trong phản hồi của khách hàng.",
    silent: "Không có dữ liệu: máy không báo gần đây",
    days: "{{n}} ngày qua",
    temperature: "Nhiệt độ (℃)",
    low: "Thấp nhất",
    high: "Cao nhất",
    humidity: "Độ ẩm (%)",
    traffic: "Lưu lượng dữ liệu mỗi ngày (MB)",
    doors: "Số lần mở cửa mỗi ngày",
    sampled: "Thấp nhất và cao nhất mỗi giờ, đo 10 phút một lần",
    more: "Mục cũ hơn",
    nothing: "Chưa có mục nào",
    all: "Tất cả",
    noPoint: "rời điểm đặt",
    toPoint: "đến {{point}}",
    refilled: "{{n}} sản phẩm vào {{lanes}} ngăn",
    by: "bởi {{who}}",
    until: "kết thúc {{time}}",
    open: "chưa xử lý",
    cards: "SIM dữ liệu",
    kind: {
      registered: "Đăng ký",
      activated: "Kích hoạt",
      decommissioned: "Thu hồi máy",
      recommissioned: "Dùng lại",
      moved: "Chuyển chỗ",
      refill: "Bổ sung hàng",
      alarm: "Cảnh báo",
      command: "Lệnh",
      maintenance: "Bảo trì",
      software: "Cập nhật phần mềm",
    },
    work: {
      open: "chưa xong",
      done: "đã xong",
    },
    update: {
      waiting: "đang chờ",
      sent: "đã gửi",
      done: "đã xong",
      failed: "thất bại",
      expired: "hết hạn",
      skipped: "bỏ qua",
    },
  },
  map: {
    list: "Danh sách",
    map: "Bản đồ",
    label: "Bản đồ máy",
    seen: "{{n}} máy trong vùng này",
    first: "Chỉ liệt kê {{n}} máy đầu; hãy phóng to bản đồ",
    unplaced: "{{n}} máy không có vị trí, không có trên bản đồ",
    tone: {
      bad: "Ngoại tuyến hoặc hỏng",
      warning: "Cần xử lý",
      good: "Bình thường",
      neutral: "Chưa kích hoạt",
    },
  },
};
