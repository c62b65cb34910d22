import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "Thống kê quét mặt",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Ngày",
  range: "Ngày thống kê",
  scanCount: "Lượt quét mặt",
  scanSuccess: "Nhận diện được",
  successRate: "Tỷ lệ nhận diện",
  faceCount: "Thanh toán bằng mặt",
  salesAmount: "Doanh thu",
};
