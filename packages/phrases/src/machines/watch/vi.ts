import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/ztcx": "Trạng thái máy",
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
  openAlarms: "Xem cảnh báo",
  openLanes: "Xem ngăn hàng",
  more: "tổng {{n}}",
  lostHint: "Ước tính theo doanh thu trung bình của giờ này trong 28 ngày và tỷ lệ ngăn không bán được",
};
