import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "상품 판매 순위",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "순위",
  brand: "브랜드",
  category: "카테고리",
  salesCount: "판매량",
  salesAmount: "매출",
  share: "비중",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "판매량순",
    amount: "매출순",
  },
  rankedBy: "순위 기준",
  topTwenty: "상위 20개",
  trend: "일별 추이",
};
