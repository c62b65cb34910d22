import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Achats-loterie",
  "/jygl/zjtj": "Tirages gagnés",
  "/jygl/ddcj": "Tirages des commandes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Consulter",
  "orders.luckyWin.read": "Consulter",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Lot gagné",
  orders: "Commandes",
  winCount: "Gagnés",
  winRate: "Part gagnée",
};

export const words: Translation<typeof zh.words> = {
  detail: "Détails",
  view: "Voir",
  sum: "Commandes {{orders}}, tirages {{draws}}, gagnés {{wins}}, montant {{amount}}",
};
