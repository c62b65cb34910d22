import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Bewertungen ({{n}}) · {{mean}}",
  stars: "{{n}}★",
  replied: "Antwort: {{text}}",
  write: "Bewertung schreiben",
  content: "Über dieses Produkt",
  send: "Senden",
  thanks: "Vielen Dank",
};
