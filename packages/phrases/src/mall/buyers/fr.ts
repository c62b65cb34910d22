import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Membres de la boutique",
  "/sc/kcgl": "Stock de la boutique",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Voir les membres de la boutique",
  "mall.stockLevel.read": "Voir le stock de la boutique",
  "mall.stockLevel.correct": "Corriger le stock de la boutique en ligne",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "Le stock est inchangé",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Commandes",
  quantity: "Quantité",
  paidAmount: "Payé",
  discountAmount: "Remise",
  couponCount: "Coupons",
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
  stockReason: "Motif",
  change: "Variation",
  stockBefore: "Avant",
  stockAfter: "Après",
  note: "Note",
  operatorName: "Effectué par",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Saisir le numéro complet",
  orders: "Commandes",
  place: {
    mall: "Boutique en ligne",
    store: "Magasin",
  },
  movements: "Mouvements",
  correct: "Corriger le stock",
  correctHint: "Combien il y en a maintenant ; {{n}} sont réservés",
  byOrder: "Par une commande",
  reason: {
    opening: "Stock initial",
    sold: "Vendu",
    edited: "Modifié",
    received: "Reçu",
    damaged: "Abîmé",
    counted: "Compté",
    other: "Autre",
    removed: "Retiré",
    returned: "Renvoyé",
  },
};
