import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "Banner",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "Banner ansehen",
  "mall.banner.write": "Banner hinzufügen, bearbeiten, aktivieren, deaktivieren und löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "Der Online-Shop hat kein Produkt dieser Kategorie",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "Titel",
  bannerImage: "Bild",
  bannerLink: "Link",
  productId: "Produkt",
  category: "Kategorie",
  showFrom: "Ab",
  showTo: "Bis",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  add: "Banner hinzufügen",
  edit: "Banner bearbeiten",
  links: {
    none: "Keiner",
    product: "Produkt",
    category: "Kategorie",
  },
  status: {
    shown: "Sichtbar",
    scheduled: "Geplant",
    expired: "Abgelaufen",
    disabled: "Deaktiviert",
  },
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Aktivieren?",
  disableAsk: "Deaktivieren?",
};
