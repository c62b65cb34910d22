import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Kundendienst",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Anträge an den Kundendienst ansehen",
  "mall.afterSale.handle": "Anträge an den Kundendienst entscheiden",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Zu dieser Bestellung wartet schon ein Antrag",
  "mall.afterSaleTooMany": "Höchstens {{limit}} Anträge je Bestellung",
  "mall.afterSaleTooMuch": "Mehr als der Rest kann nicht zurückgehen",
  "mall.afterSaleOver": "Die Frist für Reklamationen ist vorbei",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleReason: "Grund",
  content: "Beschreibung",
  paidAmount: "Bezahlt",
  askedAmount: "Beantragt",
  afterSaleState: "Stand beim Kundendienst",
  refundAmount: "Erstattungsbetrag",
  note: "Notiz",
  decidedBy: "Entschieden von",
  orderStatus: "Bestellstatus",
};

export const words: Translation<typeof zh.words> = {
  reason: {
    damaged: "Beschädigt",
    wrong: "Falsches Produkt",
    missing: "Stücke fehlen",
    late: "Zu spät",
    other: "Anderes",
  },
  state: {
    asked: "Offen",
    approved: "Angenommen",
    rejected: "Abgelehnt",
  },
  approve: "Annehmen",
  reject: "Ablehnen",
  decided: "Der Antrag ist schon entschieden",
  openOrder: "Bestellung ansehen",
  noteHint: "Der Käufer liest es",
};
