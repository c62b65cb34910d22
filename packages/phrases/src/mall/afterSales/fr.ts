import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/shgl": "Service après-vente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.afterSale.read": "Voir les demandes du service après-vente",
  "mall.afterSale.handle": "Traiter les demandes du service après-vente",
};

export const verbs: Translation<typeof zh.verbs> = {
  "mall.afterSale.agree": "Accepter le renvoi",
  "mall.afterSale.receive": "Recevoir les articles renvoyés",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.afterSaleOpen": "Une demande est déjà en attente pour cette commande",
  "mall.afterSaleTooMany": "Au plus {{limit}} demandes par commande",
  "mall.afterSaleTooMuch": "Le montant dépasse ce qui reste à rendre",
  "mall.afterSaleNotDelivered": "Les articles se renvoient une fois reçus",
  "mall.afterSaleNoGoods": "Cette demande ne prévoit pas de retour d’articles",
  "mall.returnedPieces": "De 0 à {{limit}} pièces entières",
  "mall.afterSaleOver": "Le délai après-vente est dépassé",
};

export const fields: Translation<typeof zh.fields> = {
  afterSaleKind: "Demande",
  afterSaleReason: "Motif",
  content: "Précisions",
  paidAmount: "Montant payé",
  askedAmount: "Montant demandé",
  afterSaleState: "État du service après-vente",
  refundAmount: "Montant du remboursement",
  pieces: "Pièces à revendre",
  note: "Note",
  decidedBy: "Traité par",
  orderStatus: "État de la commande",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    refund: "Remboursement seul",
    return: "Renvoyer les articles",
  },
  reason: {
    damaged: "Abîmé",
    wrong: "Mauvais produit",
    missing: "Pièces manquantes",
    late: "Trop tard",
    other: "Autre",
  },
  state: {
    asked: "En attente",
    returning: "Articles attendus",
    approved: "Accepté",
    rejected: "Refusé",
  },
  approve: "Accepter",
  reject: "Refuser",
  agree: "Accepter le renvoi",
  receive: "Articles revenus",
  whereTo: "Où les renvoyer",
  piecesHint: "Elles retournent au stock et se revendent",
  decided: "La demande est déjà traitée",
  openOrder: "Voir la commande",
  noteHint: "L’acheteur le lit",
};
