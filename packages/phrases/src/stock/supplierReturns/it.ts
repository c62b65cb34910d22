import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "Si possono rendere al massimo {{open}} pezzi",
  "stock.returnedSince": "C’è un reso di questo carico a magazzino: stornarlo prima",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "Carico a magazzino",
  returnedQty: "Reso",
  returnable: "Rendibile",
  returned: "Reso",
  returnQty: "Quantità resa",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "Rendi",
  },
  records: "Resi",
  hint: "La merce torna al costo del suo carico a magazzino, che riduce l’importo aperto",
};
