import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "Tổn thất do hết hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Ngày",
  range: "Khoảng ngày",
  timeCount: "Số lần hết hàng",
  emptyHours: "Số giờ hết hàng",
  emptyMinutes: "Số phút hết hàng",
  lostPieces: "Số lượng không bán được (ước tính)",
  lostAmount: "Doanh thu bị mất (ước tính)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "Nhóm theo",
  groups: { machine: "Máy", product: "Sản phẩm", day: "Ngày", time: "Từng lần" },
  method:
    "Ước tính theo doanh thu thường ngày cùng khung giờ: thời gian máy hết hàng một sản phẩm × doanh thu thường ngày của sản phẩm đó. Chỉ tính các ngày kinh doanh đã kết thúc.",
};
