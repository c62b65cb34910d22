import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "Der Shop ist geschlossen. Ansehen geht, bestellen nicht",
  search: "Produkte suchen",
  categories: "Kategorien",
  everything: "Alle",
  nothingFound: "Keine Produkte gefunden",
  more: "Mehr anzeigen",
  soldOut: "Ausverkauft",
  left: "Noch {{n}}",
  call: "Servicetelefon",
};
