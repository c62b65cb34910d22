import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Service après-vente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Voir les demandes du service après-vente",
  "mall.afterSale.handle": "Traiter les demandes du service après-vente",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Une demande est déjà en attente pour cette commande",
  "mall.afterSaleTooMany": "Au plus {{limit}} demandes par commande",
  "mall.afterSaleTooMuch": "Le montant dépasse ce qui reste à rendre",
  "mall.afterSaleOver": "Le délai après-vente est dépassé",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleReason: "Motif",
  content: "Précisions",
  paidAmount: "Montant payé",
  askedAmount: "Montant demandé",
  afterSaleState: "État du service après-vente",
  refundAmount: "Montant du remboursement",
  note: "Note",
  decidedBy: "Traité par",
  orderStatus: "État de la commande",
};

export const words: Translation<typeof zh.words> = {
  reason: {
    damaged: "Abîmé",
    wrong: "Mauvais produit",
    missing: "Pièces manquantes",
    late: "Trop tard",
    other: "Autre",
  },
  state: {
    asked: "En attente",
    approved: "Accepté",
    rejected: "Refusé",
  },
  approve: "Accepter",
  reject: "Refuser",
  decided: "La demande est déjà traitée",
  openOrder: "Voir la commande",
  noteHint: "L’acheteur le lit",
};
