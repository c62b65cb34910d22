import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Kundendienst",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Anträge an den Kundendienst ansehen",
  "mall.afterSale.handle": "Anträge an den Kundendienst entscheiden",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "Rückgabe annehmen",
  "mall.afterSale.receive": "Ware zurückerhalten",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Zu dieser Bestellung wartet schon ein Antrag",
  "mall.afterSaleTooMany": "Höchstens {{limit}} Anträge je Bestellung",
  "mall.afterSaleTooMuch": "Mehr als der Rest kann nicht zurückgehen",
  "mall.afterSaleNotDelivered": "Erst wenn die Ware da ist, kann sie zurückgehen",
  "mall.afterSaleNoGoods": "Zu diesem Antrag kommt keine Ware zurück",
  "mall.returnedPieces": "0 bis {{limit}} ganze Stück",
  "mall.afterSaleOver": "Die Frist für Reklamationen ist vorbei",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "Antrag",
  afterSaleReason: "Grund",
  content: "Beschreibung",
  paidAmount: "Bezahlt",
  askedAmount: "Beantragt",
  afterSaleState: "Stand beim Kundendienst",
  refundAmount: "Erstattet",
  pieces: "Wieder verkäuflich",
  note: "Notiz",
  decidedBy: "Entschieden von",
  orderStatus: "Bestellstatus",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "Nur Erstattung",
    return: "Mit Rückgabe",
  },
  reason: {
    damaged: "Beschädigt",
    wrong: "Falsches Produkt",
    missing: "Stücke fehlen",
    late: "Zu spät",
    other: "Anderes",
  },
  state: {
    asked: "Offen",
    returning: "Ware erwartet",
    approved: "Angenommen",
    rejected: "Abgelehnt",
  },
  approve: "Annehmen",
  reject: "Ablehnen",
  agree: "Zurücknehmen",
  receive: "Ware ist da",
  whereTo: "Wohin damit",
  piecesHint: "Sie kommen zurück in den Bestand und werden wieder verkauft",
  decided: "Der Antrag ist schon entschieden",
  openOrder: "Bestellung ansehen",
  noteHint: "Der Käufer liest es",
};
