import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "Pertes de produits épuisés",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "Voir",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Jour",
  range: "Jours",
  timeCount: "Fois épuisé",
  emptyHours: "Heures épuisé",
  emptyMinutes: "Minutes épuisé",
  lostPieces: "Pièces non vendues (est.)",
  lostAmount: "Ventes perdues (est.)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "Regrouper par",
  groups: { machine: "Distributeur", product: "Produit", day: "Jour", time: "Chaque fois" },
  method:
    "Estimation d’après les ventes habituelles aux mêmes heures : temps pendant lequel un distributeur avait épuisé un produit × son chiffre d’affaires habituel avec ce produit. Jours d’activité terminés seulement.",
};
