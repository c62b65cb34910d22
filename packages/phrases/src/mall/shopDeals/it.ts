import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Vendite lampo",
  endsIn: "Finisce tra {{time}}",
  beginsIn: "Inizia tra {{time}}",
  perBuyer: "Al massimo {{n}} a testa",
  notYet: "Non ancora iniziata",
};
