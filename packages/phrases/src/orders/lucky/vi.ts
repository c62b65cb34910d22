import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Mua may mắn",
  "/jygl/zjtj": "Thống kê trúng thưởng",
  "/jygl/ddcj": "Quay thưởng đơn hàng",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Xem",
  "orders.luckyWin.read": "Xem",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Giải thưởng",
  orders: "Số đơn hàng",
  winCount: "Số lần trúng thưởng",
  winRate: "Tỷ lệ trúng thưởng",
};

export const words: Translation<typeof zh.words> = {
  detail: "Chi tiết",
  view: "Xem",
  sum: "Đơn hàng {{orders}}, quay thưởng {{draws}}, trúng thưởng {{wins}}, số tiền {{amount}}",
};
