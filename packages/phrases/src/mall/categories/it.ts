import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "Categorie del negozio online",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "Vedere le categorie del negozio online",
  "mall.category.write":
    "Aggiungere, modificare, spostare ed eliminare categorie del negozio online e assegnare prodotti",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "Assegnare",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "Esiste già una categoria con questo nome",
  "mall.categoryLevels": "Le categorie hanno al massimo {{limit}} livelli",
  "mall.categoryHasChildren": "Ci sono {{n}} categorie sotto; spostarle o eliminarle prima",
  "mall.tooManyCategories": "Al massimo {{limit}} categorie",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "Categoria",
  categoryName: "Nome della categoria",
  parentId: "Categoria superiore",
  icon: "Icona",
  shown: "Visibile",
  mallProductIds: "Prodotti",
  mallPrice: "Prezzo di vendita",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi categoria",
  addBelow: "Aggiungi sotto",
  edit: "Modifica categoria",
  assign: "Assegna prodotti",
  takeOut: "Togli",
  search: "Cerca categorie",
  keys: "Alt+Su/Giù sposta, F2 modifica, N aggiunge sotto",
  none: "Nessuna categoria; il negozio usa quelle del catalogo",
  noProducts: "Nessun prodotto in questa categoria",
  hidden: "Nascosta",
  deleteAsk: "Eliminare {{name}}? I suoi prodotti non avranno categoria nel negozio online",
};
