import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "Classement des ventes de produits",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "Rang",
  brand: "Marque",
  category: "Catégorie",
  salesCount: "Quantité vendue",
  salesAmount: "Chiffre d’affaires",
  share: "Part",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "Par quantité vendue",
    amount: "Par chiffre d’affaires",
  },
  rankedBy: "Classé par",
  topTwenty: "Les 20 premiers",
  trend: "Jour après jour",
};
