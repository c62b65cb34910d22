import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "Etichette dei prodotti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "Gestire le etichette dei prodotti",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "Icona",
  tagName: "Nome dell’etichetta",
  tagPriority: "Priorità",
  productCount: "Prodotti",
  updatedTime: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi etichetta",
  edit: "Modifica etichetta",
  products: "Vedi prodotti",
  priorityHint: "Il numero più piccolo compare per primo",
  deleteAsk: "Eliminare l’etichetta “{{name}}”? {{n}} prodotti non la porteranno più.",
};
