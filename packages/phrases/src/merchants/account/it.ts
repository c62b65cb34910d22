import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Conto esercente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "Visualizza",
  "merchants.account.write": "Modifica il proprio esercente",
};

export const words: Translation<typeof zh.words> = {
  edit: "Modifica il conto dell’esercente",
  basics: "Dati di base",
  contact: "Contatto",
  decided: "Impostato dall’esercente superiore",
  collectsYes: "Incasso tramite piattaforma",
  collectsNo: "Incasso proprio",
  maxPickupHint: "Al massimo {{n}} codici di ritiro validi insieme",
  closeStore:
    "I distributori non accetteranno nuovi pagamenti con codice QR; gli ordini il cui codice è già mostrato possono ancora essere pagati ed erogati. Chiudere il negozio?",
  openStore: "Riaprire il negozio?",
  settles: "liquidazione su {{bank}} {{card}}",
  openedAt: "aperto il {{time}}",
  noAccount: "Ancora nessuno; viene registrato quando un fornitore ha concluso la pratica",
};
