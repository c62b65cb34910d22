import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Bán chớp nhoáng",
  endsIn: "Kết thúc sau {{time}}",
  beginsIn: "Bắt đầu sau {{time}}",
  perBuyer: "Mỗi người tối đa {{n}}",
  notYet: "Chưa bắt đầu",
};
