import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "행운 구매",
  "/jygl/zjtj": "당첨 통계",
  "/jygl/ddcj": "주문 추첨",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "조회",
  "orders.luckyWin.read": "조회",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "경품",
  orders: "주문 수",
  winCount: "당첨 횟수",
  winRate: "당첨률",
};

export const words: Translation<typeof zh.words> = {
  detail: "상세",
  view: "보기",
  sum: "주문 {{orders}}, 추첨 {{draws}}회, 당첨 {{wins}}회, 금액 {{amount}}",
};
