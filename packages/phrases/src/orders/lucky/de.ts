import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Glückskäufe",
  "/jygl/zjtj": "Ziehungen und Gewonnenes",
  "/jygl/ddcj": "Ziehungen der Bestellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Ansehen",
  "orders.luckyWin.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Gewinn",
  orders: "Bestellungen",
  winCount: "Gewonnen",
  winRate: "Anteil gewonnen",
};

export const words: Translation<typeof zh.words> = {
  detail: "Details",
  view: "Ansehen",
  sum: "Bestellungen {{orders}}, Ziehungen {{draws}}, gewonnen {{wins}}, Betrag {{amount}}",
};
