import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "Produktkennzeichen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "Produktkennzeichen pflegen",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "Symbol",
  tagName: "Name des Kennzeichens",
  tagPriority: "Priorität",
  productCount: "Produkte",
  updatedTime: "Geändert am",
};

export const words: Translation<typeof zh.words> = {
  add: "Kennzeichen hinzufügen",
  edit: "Kennzeichen bearbeiten",
  products: "Produkte ansehen",
  priorityHint: "Die kleinste Zahl steht vorn",
  deleteAsk: "Kennzeichen „{{name}}“ löschen? {{n}} Produkte tragen es dann nicht mehr.",
};
