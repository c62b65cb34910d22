import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "Codici QR dei gruppi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "Vedere i codici QR dei gruppi",
  "mall.groupCode.write": "Aggiungere, modificare, attivare, disattivare ed eliminare codici QR dei gruppi",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "Scaduto: scelga oggi o un giorno successivo",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "Nome del codice QR",
  qrImage: "Codice QR",
  machineId: "Distributore",
  updatedTime: "Modificato il",
  validTo: "Valido fino al",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi codice QR di gruppo",
  edit: "Modifica codice QR di gruppo",
  inMall: "Negozio online",
  machineHint: "Vuoto: per il negozio online",
  validToHint: "Ancora valido in quel giorno",
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Attivare?",
  disableAsk: "Disattivare?",
  status: {
    enabled: "Attivato",
    disabled: "Disattivato",
    expired: "Scaduto",
  },
};
