import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "Kategorien des Online-Shops",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "Kategorien des Online-Shops ansehen",
  "mall.category.write":
    "Kategorien des Online-Shops hinzufügen, bearbeiten, verschieben, löschen und Produkte zuordnen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "Zuordnen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "Eine Kategorie heißt schon so",
  "mall.categoryLevels": "Kategorien haben höchstens {{limit}} Ebenen",
  "mall.categoryHasChildren": "{{n}} Kategorien stehen darunter; bitte zuerst verschieben oder löschen",
  "mall.tooManyCategories": "Höchstens {{limit}} Kategorien",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "Kategorie",
  categoryName: "Name der Kategorie",
  parentId: "Übergeordnete Kategorie",
  icon: "Symbol",
  shown: "Sichtbar",
  mallProductIds: "Produkte",
  mallPrice: "Verkaufspreis",
};

export const words: Translation<typeof zh.words> = {
  add: "Kategorie hinzufügen",
  addBelow: "Darunter hinzufügen",
  edit: "Kategorie bearbeiten",
  assign: "Produkte zuordnen",
  takeOut: "Herausnehmen",
  search: "Kategorien suchen",
  keys: "Alt+Auf/Ab verschiebt, F2 bearbeitet, N fügt darunter hinzu",
  none: "Noch keine Kategorien; der Shop am Telefon zeigt die des Sortiments",
  noProducts: "In dieser Kategorie sind keine Produkte",
  hidden: "Ausgeblendet",
  deleteAsk: "{{name}} löschen? Ihre Produkte haben dann keine Kategorie im Online-Shop",
};
