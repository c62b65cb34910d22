import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Blitzangebote",
  endsIn: "Endet in {{time}}",
  beginsIn: "Beginnt in {{time}}",
  perBuyer: "Höchstens {{n}} je Person",
  notYet: "Noch nicht begonnen",
};
