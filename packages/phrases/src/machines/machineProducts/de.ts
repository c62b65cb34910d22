import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "Produkte in Automaten",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "Ansehen",
  "machines.product.write": "Produkte hinzufügen, ersetzen und entfernen",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "Ein Produkt kann sich nicht selbst ersetzen",
  "machineProducts.laneCountOutOfRange": "Die Zahl der Schächte ist ganz und liegt zwischen 1 und {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "Schächte",
  stock: "Bestand",
  lanePrice: "Preis",
  purchase: "Einkaufspreis",
  product: "Produkt",
  oldProduct: "Zu ersetzendes Produkt",
  newProduct: "Neues Produkt",
  machines: "Automaten",
  addedLanes: "Freie Schächte je Automat",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Produkt hinzufügen",
    swap: "Produkt ersetzen",
    remove: "Produkt entfernen",
  },
  openLanes: "Schächte öffnen",
  removeOne: "Entfernen",
  ownPriceAny: "Leer gilt der eigene Preis des Produkts",
};
