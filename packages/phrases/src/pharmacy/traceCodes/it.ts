import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "Codici di tracciabilità",
  "/ypgl/zsmdr": "Importare codici di tracciabilità",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "Vedere i codici di tracciabilità",
  "pharmacy.trace.write":
    "Registrare codici di tracciabilità, metterli nei canali, scansionare le vendite ed eliminare",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "Mettere in un canale",
  scan: "Scansionare una vendita",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "Il codice di tracciabilità {{code}} non è registrato qui",
  "pharmacy.traceTaken": "Il codice di tracciabilità {{code}} è già registrato",
  "pharmacy.traceMalformed": "{{code}} non è un codice di tracciabilità di 20 cifre",
  "pharmacy.traceTwice": "Il codice di tracciabilità {{code}} compare due volte",
  "pharmacy.traceTooMany": "Al massimo {{limit}} codici di tracciabilità alla volta",
  "pharmacy.traceOther": "Il codice di tracciabilità {{code}} è di un altro farmaco",
  "pharmacy.traceAboveBatch": "Più codici di tracciabilità dei {{quantity}} pezzi del lotto",
  "pharmacy.traceSold":
    "Il codice di tracciabilità {{code}} è stato venduto il {{time}} presso {{machine}}; si vende una volta sola",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "Codice di tracciabilità",
  traceCodes: "Codici di tracciabilità",
  medicineName: "Farmaco",
  manufacturer: "Produttore",
  batchNo: "Lotto",
  traceState: "Stato",
  laneNo: "Canale",
  soldTime: "Venduto il",
  repeats: "Riscansioni",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "In scorta",
    placed: "Nel canale",
    sold: "Venduto",
  },
  record: "Aggiungi codici di tracciabilità",
  place: "Metti in un canale",
  placed: "Messi nel canale",
  scan: "Scansiona vendita",
  scanned: "La vendita è registrata",
  scanHint: "Solo ciò che è consegnato a mano: ciò che esce dai canali si registra da sé",
  soldStays: "Un codice venduto resta",
  pasteHint: "Scansioni o incolli, uno per riga; per un canale nell’ordine di erogazione",
  laneHint: "Canali che indicano questo lotto",
  lane: "Canale {{n}}",
};
