import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "Verkaufsrangliste der Produkte",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "Rang",
  brand: "Marke",
  category: "Kategorie",
  salesCount: "Absatz",
  salesAmount: "Umsatz",
  share: "Anteil",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "Nach Absatz",
    amount: "Nach Umsatz",
  },
  rankedBy: "Rangfolge",
  topTwenty: "Die ersten 20",
  trend: "Verlauf nach Tagen",
};
