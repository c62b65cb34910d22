import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "La boutique est fermée. Vous pouvez regarder, mais pas commander",
  search: "Rechercher un produit",
  categories: "Catégories",
  everything: "Tout",
  nothingFound: "Aucun produit trouvé",
  more: "Afficher plus",
  soldOut: "Épuisé",
  left: "Plus que {{n}}",
  call: "Téléphone du service",
};
