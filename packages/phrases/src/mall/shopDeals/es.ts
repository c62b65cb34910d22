import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Ventas flash",
  endsIn: "Termina en {{time}}",
  beginsIn: "Empieza en {{time}}",
  perBuyer: "Máximo {{n}} por persona",
  notYet: "Aún no empieza",
};
