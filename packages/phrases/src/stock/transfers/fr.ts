import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "La marchandise doit aller dans un autre lieu",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N° de document",
  docDate: "Date du document",
  docStatus: "Statut",
  warehouseId: "De",
  intoId: "Vers",
  quantity: "Quantité",
  value: "Coût",
  createdBy: "Créé par",
  lines: "Produits",
  batchNo: "Lot",
  stock: "Présent",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Rapporter ou transférer",
    all: "Inscrire tout ce qui est présent",
    addLine: "Ajouter un produit",
    reverse: "Contre-passer",
  },
  state: {
    draft: "À comptabiliser",
    booked: "Comptabilisé",
    reversed: "Contre-passée",
  },
  records: "Transferts",
  confirmReverse: "Contre-passer ce document ? La marchandise retourne d’où elle venait.",
  total: "{{lines}} lignes, {{pieces}} pièces",
};
