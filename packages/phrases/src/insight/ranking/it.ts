import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "Classifica delle vendite dei prodotti",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "Posizione",
  brand: "Marca",
  category: "Categoria",
  salesCount: "Pezzi venduti",
  salesAmount: "Fatturato",
  share: "Quota",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "Per pezzi venduti",
    amount: "Per fatturato",
  },
  rankedBy: "Ordinato per",
  topTwenty: "I primi 20",
  trend: "Giorno per giorno",
};
