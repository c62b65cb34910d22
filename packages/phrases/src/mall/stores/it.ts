import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "Comunicati del negozio online",
  "/sc/stdgl": "Negozi fisici",
  "/sc/stdspsz": "Prodotti dei negozi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "Vedere i comunicati del negozio online",
  "mall.notice.write": "Aggiungere, modificare, pubblicare e ritirare comunicati del negozio online",
  "mall.store.read": "Vedere i negozi fisici",
  "mall.store.write": "Aggiungere, modificare, aprire, chiudere ed eliminare negozi fisici",
  "mall.storeProduct.read": "Vedere i prodotti dei negozi",
  "mall.storeProduct.write": "Impostare i prodotti dei negozi",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "Ritiri prima il comunicato pubblicato",
  "mall.storeStockOutOfRange": "Scorta: un numero intero da 0 a {{limit}}",
  "mall.storeNameTaken": "Un altro negozio ha questo nome",
  "mall.storeHoursMalformed": "Gli orari vanno da 00:00 a 23:59",
  "mall.storeHoursEmpty": "L’ora di apertura e quella di chiusura devono essere diverse",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Titolo del comunicato",
  noticeContent: "Testo del comunicato",
  publishStatus: "Pubblicazione",
  publishTime: "Ora di pubblicazione",
  createdBy: "Creato da",
  storeName: "Nome del negozio",
  storeAddress: "Indirizzo",
  openingHours: "Orari di apertura",
  longitude: "Longitudine",
  latitude: "Latitudine",
  productCount: "Prodotti",
  unitPrice: "Prezzo unitario",
  costPrice: "Prezzo d’acquisto",
  stock: "Scorta",
  productStatus: "A scaffale",
  productIds: "Prodotti",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "Bozza",
    scheduled: "Programmato",
    published: "Pubblicato",
    withdrawn: "Ritirato",
  },
  shelf: {
    on: "A scaffale",
    off: "Ritirato",
  },
  action: {
    addNotice: "Aggiungi comunicato",
    editNotice: "Modifica comunicato",
    publish: "Pubblica",
    withdraw: "Ritira",
    addStore: "Aggiungi negozio",
    editStore: "Modifica negozio",
    products: "Prodotti",
    open: "Apri",
    close: "Chiudi",
    addProducts: "Aggiungi prodotti",
    putOn: "Metti a scaffale",
    takeOff: "Togli dallo scaffale",
    remove: "Rimuovi",
  },
  confirm: {
    publish: "Pubblicare?",
    withdraw: "Ritirare?",
    open: "Aprire?",
    close: "Chiudere?",
    remove: "Rimuovere questo prodotto?",
  },
  hint: {
    publishTime: "Vuoto: leggibile appena pubblicato",
    position: "Posizione (WGS-84)",
    added: "Prodotti aggiunti: {{n}}",
  },
};
