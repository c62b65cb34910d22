import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.aboveReceived": "Au plus {{open}} pièces peuvent repartir",
  "stock.returnedSince":
    "De la marchandise de cette entrée en stock est repartie chez le fournisseur : contre-passez d’abord ce retour",
};

export const fields: Translation<typeof zh.fields> = {
  receiptId: "Entrée en stock",
  returnedQty: "Retourné",
  returnable: "Retournable",
  returned: "Retourné",
  returnQty: "Quantité retournée",
};

export const words: Translation<typeof zh.words> = {
  action: {
    send: "Retourner",
  },
  records: "Retours fournisseur",
  hint: "La marchandise repart au coût de son entrée en stock, qui diminue le montant dû",
};
