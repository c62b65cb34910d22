import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Soci del negozio online",
  "/sc/kcgl": "Scorta del negozio online",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Vedere i soci del negozio online",
  "mall.stockLevel.read": "Vedere la scorta del negozio online",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Ordini",
  quantity: "Quantità",
  paidAmount: "Pagato",
  discountAmount: "Sconto",
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
};

export const words: Translation<typeof zh.words> = {
  orders: "Ordini",
  place: {
    mall: "Negozio online",
    store: "Punto vendita",
  },
};
