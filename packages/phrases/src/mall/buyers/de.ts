import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Mitglieder des Online-Shops",
  "/sc/kcgl": "Bestand des Online-Shops",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Mitglieder des Online-Shops ansehen",
  "mall.stockLevel.read": "Bestand des Online-Shops ansehen",
  "mall.stockLevel.correct": "Bestand des Online-Shops berichtigen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "Der Bestand ist unverändert",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Bestellungen",
  quantity: "Menge",
  paidAmount: "Bezahlt",
  discountAmount: "Nachlass",
  couponCount: "Coupons",
  refundAmount: "Erstattet",
  orderStatus: "Status der Bestellung",
  orderTime: "Bestellt",
  lastOrderTime: "Letzte Bestellung",
  createdTime: "Seit",
  stockPlace: "Ort",
  storeName: "Filiale",
  stock: "Bestand",
  reserved: "Reserviert",
  free: "Verkäuflich",
  salesCount: "Verkauft",
  productStatus: "Angebot",
  stockReason: "Grund",
  change: "Änderung",
  stockBefore: "Vorher",
  stockAfter: "Nachher",
  note: "Bemerkung",
  operatorName: "Ausgeführt von",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Bitte die ganze Nummer eingeben",
  orders: "Bestellungen",
  place: {
    mall: "Online-Shop",
    store: "Filiale",
  },
  movements: "Bewegungen",
  correct: "Bestand berichtigen",
  correctHint: "Wie viele jetzt da sind; {{n}} sind reserviert",
  byOrder: "Durch eine Bestellung",
  reason: {
    opening: "Anfangsbestand",
    sold: "Verkauft",
    edited: "Bearbeitet",
    received: "Zugang",
    damaged: "Beschädigt",
    counted: "Gezählt",
    other: "Sonstiges",
    removed: "Entfernt",
    returned: "Zurückgesandt",
  },
};
