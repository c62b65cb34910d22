import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Membres de la boutique",
  "/sc/kcgl": "Stock de la boutique",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Voir les membres de la boutique",
  "mall.stockLevel.read": "Voir le stock de la boutique",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Commandes",
  quantity: "Quantité",
  paidAmount: "Payé",
  discountAmount: "Remise",
  refundAmount: "Remboursé",
  orderStatus: "État de la commande",
  orderTime: "Commandé le",
  lastOrderTime: "Dernière commande",
  createdTime: "Depuis",
  stockPlace: "Où",
  storeName: "Magasin",
  stock: "Stock",
  reserved: "Réservé",
  free: "Disponible",
  salesCount: "Vendus",
  productStatus: "Mise en vente",
};

export const words: Translation<typeof zh.words> = {
  orders: "Commandes",
  place: {
    mall: "Boutique en ligne",
    store: "Magasin",
  },
};
