import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "Phân tích chẩn đoán",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "Loại sự cố",
  faultCount: "Số sự cố",
  faultSeconds: "Thời gian sự cố",
  offlineDuration: "Thời gian ngoại tuyến",
  onlineRate: "Tỷ lệ trực tuyến",
  range: "Ngày thống kê",
};

export const words: Translation<typeof zh.words> = {
  open: "Chẩn đoán",
  byDay: "Theo ngày",
  byKind: "Theo loại sự cố",
  byHour: "Theo giờ",
  byLane: "Theo ngăn",
  byProduct: "Theo sản phẩm",
  own: "Máy này",
  alike: "Trung bình cùng loại ({{n}} máy)",
  betweenFailures: "Thời gian trung bình giữa sự cố",
  toRepair: "Thời gian sửa trung bình",
  none: "Không có sự cố trong những ngày này",
};
