import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Avis ({{n}}) · {{mean}}",
  stars: "{{n}}★",
  replied: "Réponse : {{text}}",
  write: "Donner votre avis",
  content: "Sur ce produit",
  send: "Envoyer",
  thanks: "Merci",
};
