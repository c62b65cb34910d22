import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Compras con sorteo",
  "/jygl/zjtj": "Sorteos premiados",
  "/jygl/ddcj": "Sorteos de pedidos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Ver",
  "orders.luckyWin.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Premio",
  orders: "Pedidos",
  winCount: "Premiados",
  winRate: "Tasa de premiados",
};

export const words: Translation<typeof zh.words> = {
  detail: "Detalles",
  view: "Ver",
  sum: "Pedidos {{orders}}, sorteos {{draws}}, premiados {{wins}}, importe {{amount}}",
};
