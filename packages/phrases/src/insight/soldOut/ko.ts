import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "품절 손실",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "보기",
};

export const fields: Translation<typeof zh.fields> = {
  day: "날짜",
  range: "기간",
  timeCount: "품절 횟수",
  emptyHours: "품절 시간(시)",
  emptyMinutes: "품절 시간(분)",
  lostPieces: "판매하지 못한 수량(추정)",
  lostAmount: "손실 금액(추정)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "보기 방식",
  groups: { machine: "자판기별", product: "상품별", day: "날짜별", time: "건별" },
  method:
    "같은 시간대의 평소 판매량으로 추정합니다. 자판기에서 어떤 상품이 품절된 시간 × 그 상품의 평소 매출입니다. 마감된 영업일만 집계합니다.",
};
