import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "Banner",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "Vedere i banner",
  "mall.banner.write": "Aggiungere, modificare, attivare, disattivare ed eliminare banner",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "Il negozio online non ha prodotti di questa categoria",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "Titolo",
  bannerImage: "Immagine",
  bannerLink: "Link",
  productId: "Prodotto",
  category: "Categoria",
  showFrom: "Dal",
  showTo: "Al",
  updatedTime: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi banner",
  edit: "Modifica banner",
  links: {
    none: "Nessuno",
    product: "Prodotto",
    category: "Categoria",
  },
  status: {
    shown: "Visibile",
    scheduled: "Programmato",
    expired: "Scaduto",
    disabled: "Disattivato",
  },
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Attivare?",
  disableAsk: "Disattivare?",
};
