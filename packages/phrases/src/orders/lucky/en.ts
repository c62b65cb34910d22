import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Lucky purchases",
  "/jygl/zjtj": "Draws and wins",
  "/jygl/ddcj": "Draws of orders",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "View",
  "orders.luckyWin.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Prize",
  orders: "Orders",
  winCount: "Won",
  winRate: "Share won",
};

export const words: Translation<typeof zh.words> = {
  detail: "Details",
  view: "View",
  sum: "Orders {{orders}}, draws {{draws}}, won {{wins}}, amount {{amount}}",
};
