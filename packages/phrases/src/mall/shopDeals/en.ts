import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  flashSales: "Flash sales",
  endsIn: "Ends in {{time}}",
  beginsIn: "Begins in {{time}}",
  perBuyer: "At most {{n}} each",
  notYet: "Not begun",
};
