import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Acquisti a sorte",
  "/jygl/zjtj": "Estrazioni e vinto",
  "/jygl/ddcj": "Estrazioni degli ordini",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Visualizzare",
  "orders.luckyWin.read": "Visualizzare",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Premio",
  orders: "Ordini",
  winCount: "Vinto",
  winRate: "Quota vinto",
};

export const words: Translation<typeof zh.words> = {
  detail: "Dettagli",
  view: "Vedere",
  sum: "Ordini {{orders}}, estrazioni {{draws}}, vinto {{wins}}, importo {{amount}}",
};
