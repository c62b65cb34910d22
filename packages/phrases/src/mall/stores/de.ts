import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "Ankündigungen des Online-Shops",
  "/sc/stdgl": "Geschäfte vor Ort",
  "/sc/stdspsz": "Produkte der Geschäfte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "Ankündigungen des Online-Shops ansehen",
  "mall.notice.write": "Ankündigungen des Online-Shops hinzufügen, bearbeiten, veröffentlichen und zurückziehen",
  "mall.store.read": "Geschäfte vor Ort ansehen",
  "mall.store.write": "Geschäfte vor Ort hinzufügen, bearbeiten, öffnen, schließen und löschen",
  "mall.storeProduct.read": "Produkte der Geschäfte ansehen",
  "mall.storeProduct.write": "Produkte der Geschäfte einstellen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "Bitte die veröffentlichte Ankündigung zuerst zurückziehen",
  "mall.storeStockOutOfRange": "Bestand: eine ganze Zahl von 0 bis {{limit}}",
  "mall.storeNameTaken": "Ein anderes Geschäft heißt so",
  "mall.storeHoursMalformed": "Öffnungszeiten liegen zwischen 00:00 und 23:59",
  "mall.storeHoursEmpty": "Anfang und Ende müssen verschieden sein",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Titel der Ankündigung",
  noticeContent: "Text der Ankündigung",
  publishStatus: "Veröffentlichung",
  publishTime: "Zeit der Veröffentlichung",
  createdBy: "Angelegt von",
  storeName: "Name des Geschäfts",
  storeAddress: "Adresse",
  openingHours: "Öffnungszeiten",
  longitude: "Länge",
  latitude: "Breite",
  productCount: "Produkte",
  unitPrice: "Einzelpreis",
  costPrice: "Einkaufspreis",
  stock: "Bestand",
  productStatus: "Im Regal",
  productIds: "Produkte",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "Entwurf",
    scheduled: "Geplant",
    published: "Veröffentlicht",
    withdrawn: "Zurückgezogen",
  },
  shelf: {
    on: "Im Regal",
    off: "Nicht im Regal",
  },
  action: {
    addNotice: "Ankündigung hinzufügen",
    editNotice: "Ankündigung bearbeiten",
    publish: "Veröffentlichen",
    withdraw: "Zurückziehen",
    addStore: "Geschäft hinzufügen",
    editStore: "Geschäft bearbeiten",
    products: "Produkte",
    open: "Öffnen",
    close: "Schließen",
    addProducts: "Produkte hinzufügen",
    putOn: "Ins Regal stellen",
    takeOff: "Aus dem Regal nehmen",
    remove: "Entfernen",
  },
  confirm: {
    publish: "Veröffentlichen?",
    withdraw: "Zurückziehen?",
    open: "Öffnen?",
    close: "Schließen?",
    remove: "Dieses Produkt entfernen?",
  },
  hint: {
    publishTime: "Leer: sofort nach der Veröffentlichung lesbar",
    position: "Position (WGS-84)",
    added: "Hinzugefügte Produkte: {{n}}",
  },
};
