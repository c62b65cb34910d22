import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "Product sales ranking",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "Rank",
  brand: "Brand",
  category: "Category",
  salesCount: "Pieces sold",
  salesAmount: "Sales",
  share: "Share",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "By pieces sold",
    amount: "By sales",
  },
  rankedBy: "Ranked by",
  topTwenty: "The first 20",
  trend: "Day by day",
};
