import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Online-Shop",
  "/essggl": "Online-Shop Spontankauf",
  "/sc/dpxx": "Angaben zum Geschäft",
  "/essggl/sz": "Einstellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Angaben zum Geschäft ansehen",
  "mall.shop.write": "Angaben zum Geschäft bearbeiten",
  "mall.quickBuyShop.read": "Einstellungen des Spontankaufs ansehen",
  "mall.quickBuyShop.write": "Einstellungen des Spontankaufs bearbeiten",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "Öffnen oder schließen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Die Frist muss {{least}} bis {{most}} Minuten betragen",
  "mall.tooManyTags": "Höchstens {{limit}} Service-Etiketten",
  "mall.shopMissing": "Bitte zuerst die Angaben zum Geschäft speichern",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "Geschäftsnummer",
  shopName: "Name des Geschäfts",
  servicePhone: "Servicetelefon",
  shopAddress: "Adresse des Geschäfts",
  location: "Standort",
  announcement: "Ankündigung",
  serviceTags: "Service-Etiketten",
  openStatus: "Öffnung",
  deliveryWays: "Lieferarten",
  deliveryFee: "Liefergebühr",
  closeMinutes: "Unbezahlte Bestellungen schließen (Minuten)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Geöffnet",
    closed: "Geschlossen",
  },
  deliveryWay: {
    delivery: "Lieferung",
    pickup: "Selbstabholung",
  },
  openShop: "Geschäft öffnen?",
  closeShop: "Geschäft schließen? Es nimmt dann keine neuen Bestellungen an",
  editShop: "Geschäft bearbeiten",
  tagsHint: "Nach jedem Etikett Enter drücken, z. B. Kostenlose Lieferung",
  notSaved: "Noch nicht eingerichtet; Speichern öffnet das Geschäft",
};
