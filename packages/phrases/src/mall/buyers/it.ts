import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Soci del negozio online",
  "/sc/kcgl": "Scorta del negozio online",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Vedere i soci del negozio online",
  "mall.stockLevel.read": "Vedere la scorta del negozio online",
  "mall.stockLevel.correct": "Correggere la scorta del negozio online",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "La scorta è invariata",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Ordini",
  quantity: "Quantità",
  paidAmount: "Pagato",
  discountAmount: "Sconto",
  couponCount: "Coupon",
  refundAmount: "Rimborsato",
  orderStatus: "Stato dell’ordine",
  orderTime: "Ordinato il",
  lastOrderTime: "Ultimo ordine",
  createdTime: "Dal",
  stockPlace: "Luogo",
  storeName: "Punto vendita",
  stock: "Scorta",
  reserved: "Riservati",
  free: "Vendibili",
  salesCount: "Venduti",
  productStatus: "In vendita",
  stockReason: "Motivo",
  change: "Variazione",
  stockBefore: "Prima",
  stockAfter: "Dopo",
  note: "Nota",
  operatorName: "Eseguito da",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Inserisca il numero intero",
  orders: "Ordini",
  place: {
    mall: "Negozio online",
    store: "Punto vendita",
  },
  movements: "Movimenti",
  correct: "Correggi scorta",
  correctHint: "Quanti ce ne sono ora; {{n}} sono riservati",
  byOrder: "Da un ordine",
  reason: {
    opening: "Scorta iniziale",
    sold: "Venduto",
    edited: "Modificato",
    received: "Ricevuto",
    damaged: "Danneggiato",
    counted: "Contato",
    other: "Altro",
    removed: "Rimosso",
    returned: "Rimandati",
  },
};
