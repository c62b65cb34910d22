import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.samePlace": "La merce deve andare in un altro luogo",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N. documento",
  docDate: "Data documento",
  docStatus: "Stato",
  warehouseId: "Da",
  intoId: "A",
  quantity: "Quantità",
  value: "Costo",
  createdBy: "Creato da",
  lines: "Prodotti",
  batchNo: "Lotto",
  stock: "Presenti",
};

export const words: Translation<typeof zh.words> = {
  action: {
    add: "Riportare o trasferire",
    all: "Inserisci tutto ciò che c’è",
    addLine: "Aggiungi prodotto",
    reverse: "Storna",
  },
  state: {
    draft: "Da registrare",
    booked: "Registrato",
    reversed: "Stornato",
  },
  records: "Trasferimenti",
  confirmReverse: "Stornare questo documento? La merce torna da dove è venuta.",
  total: "{{lines}} righe, {{pieces}} pezzi",
};
