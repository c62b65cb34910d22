import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqspzj": "Prodotti nei distributori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.product.read": "Vedere",
  "machines.product.write": "Aggiungere, sostituire e togliere prodotti",
};

export const errors: Translation<typeof zh.errors> = {
  "machineProducts.sameProduct": "Un prodotto non può sostituire se stesso",
  "machineProducts.laneCountOutOfRange": "Il numero di canali è un intero da 1 a {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  laneCount: "Canali",
  stock: "Scorta",
  lanePrice: "Prezzo",
  purchase: "Prezzo d’acquisto",
  product: "Prodotto",
  oldProduct: "Prodotto da sostituire",
  newProduct: "Nuovo prodotto",
  machines: "Distributori",
  addedLanes: "Canali liberi per distributore",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Aggiungi prodotto",
    swap: "Sostituisci prodotto",
    remove: "Togli prodotto",
  },
  openLanes: "Vedi i canali",
  removeOne: "Togli",
  ownPriceAny: "Vuoto vale il prezzo del prodotto",
};
