import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "Lieferungen des Online-Shops",
  "/sc/ydsptj": "Vorbestellte Produkte",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "Lieferungen des Online-Shops ansehen",
  "mall.delivery.handle": "Lieferungen des Online-Shops zuteilen, abschließen und drucken",
  "mall.preorder.read": "Vorbestellte Produkte ansehen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "Zusteller zuteilen",
  print: "Drucken",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "Diese Person ist unbekannt oder gesperrt",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "Liefernummer",
  receiver: "Empfänger",
  receiverPhone: "Telefon des Empfängers",
  receiverAddress: "Adresse",
  deliveryWay: "Lieferart",
  deliveryFee: "Liefergebühr",
  courier: "Zusteller",
  deliveryRoute: "Lieferroute",
  orderStatus: "Bestellstatus",
  statDate: "Datum",
  pickupPoint: "Abholstelle",
  quantity: "Menge",
  toPrepare: "Vorzubereiten",
  paidAmount: "Bezahlt",
  orderTime: "Bestellt am",
  courierId: "Zusteller",
  stopNo: "Halt",
};

export const words: Translation<typeof zh.words> = {
  assign: "Zuteilen",
  assignAll: "Auswahl zuteilen",
  assignHint: "Wartende Bestellungen sind damit unterwegs",
  complete: "Abschließen",
  completeAsk: "Ist sie angekommen?",
  print: "Drucken",
  slip: "Lieferschein",
  signature: "Erhalten von",
  sheet: "Bereitstellungsliste",
  nothing: "In diesem Bereich ist nichts vorzubereiten",
  cut: "Die Liste ist lang: nur die ersten 1.000 Zeilen werden gedruckt",
  orders: "Bestellungen",
  waiting: {
    yes: "Vorzubereiten",
    no: "Versandt oder abgeholt",
  },
  stops: "Reihenfolge der Halte",
  up: "{{no}} nach oben",
  down: "{{no}} nach unten",
  underWay: "{{n}} unterwegs",
};
