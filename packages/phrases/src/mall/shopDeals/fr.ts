import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Ventes flash",
  endsIn: "Fin dans {{time}}",
  beginsIn: "Début dans {{time}}",
  perBuyer: "{{n}} au plus par personne",
  notYet: "Pas encore commencé",
};
