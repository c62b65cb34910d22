import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "타임세일",
  endsIn: "종료까지 {{time}}",
  beginsIn: "시작까지 {{time}}",
  perBuyer: "1인당 {{n}}개까지",
  notYet: "아직 시작 전입니다",
};
