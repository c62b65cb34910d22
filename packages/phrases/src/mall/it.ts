import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Negozio online",
  "/essggl": "Negozio online al volo",
  "/sc/dpxx": "Dati del negozio",
  "/essggl/sz": "Impostazioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Vedere i dati del negozio",
  "mall.shop.write": "Modificare i dati del negozio",
  "mall.quickBuyShop.read": "Vedere le impostazioni dell’acquisto al volo",
  "mall.quickBuyShop.write": "Modificare le impostazioni dell’acquisto al volo",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "Aprire o chiudere",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Il termine deve essere da {{least}} a {{most}} minuti",
  "mall.tooManyTags": "Al massimo {{limit}} etichette di servizio",
  "mall.shopMissing": "Salvi prima i dati del negozio",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "N. negozio",
  shopName: "Nome del negozio",
  servicePhone: "Telefono del servizio",
  shopAddress: "Indirizzo del negozio",
  location: "Posizione",
  announcement: "Comunicato",
  serviceTags: "Etichette di servizio",
  openStatus: "Apertura",
  deliveryWays: "Modi di consegna",
  deliveryFee: "Spese di consegna",
  closeMinutes: "Chiusura degli ordini non pagati (minuti)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Aperto",
    closed: "Chiuso",
  },
  deliveryWay: {
    delivery: "Consegna",
    pickup: "Ritiro",
  },
  openShop: "Aprire il negozio?",
  closeShop: "Chiudere il negozio? Non accetterà nuovi ordini",
  editShop: "Modifica il negozio",
  tagsHint: "Prema Invio dopo ogni etichetta, ad es. Consegna gratuita",
  notSaved: "Non ancora impostato; salvando, il negozio apre",
};
