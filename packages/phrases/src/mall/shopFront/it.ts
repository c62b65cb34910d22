import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "Il negozio è chiuso. Si può guardare, ma non ordinare",
  search: "Cerca prodotti",
  categories: "Categorie",
  everything: "Tutti",
  nothingFound: "Nessun prodotto trovato",
  more: "Mostra altri",
  soldOut: "Esaurito",
  left: "Ancora {{n}}",
  call: "Telefono del servizio",
};
