import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Recensioni ({{n}}) · {{mean}}",
  stars: "{{n}}★",
  replied: "Risposta: {{text}}",
  write: "Scrivi una recensione",
  content: "Su questo prodotto",
  send: "Invia",
  thanks: "Grazie",
};
