import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "Remboursements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "Voir",
  "orders.refund.write": "Rembourser et réessayer",
  "orders.refund.approve": "Examiner les remboursements",
};

export const verbs: Translation<typeof zh.verbs> = {
  retry: "Relancer le remboursement",
  decline: "Refuser le remboursement",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "N° de remboursement",
  refund: "Remboursement",
  refundReason: "Motif du remboursement",
  refundMethod: "Mode de remboursement",
  refundOperator: "Demandé par",
  approver: "Examiné par",
  askedTime: "Demandé",
  refundTime: "Terminé",
  failure: "Cause de l’échec",
  attempt: "Tentatives",
  answer: "Dernière réponse du prestataire",
  answerTime: "Répondu",
  nextTryTime: "Prochain essai",
  cardNo: "N° de carte",
  claims: "Remboursements en 30 jours",
  repeats: "Demandes répétées",
};

export const words: Translation<typeof zh.words> = {
  title: "Remboursements",
  pending: "À traiter",
  answer: {
    processing: "En cours",
    unreachable: "Sans réponse",
    succeeded: "Remboursé",
    failed: "Refusé",
  },
  repeats: {
    yes: "3 ou plus en 30 jours",
  },
  claimed: "{{n}} en 30 jours",
  retry: "Réessayer",
  retryMany: "Rembourser à nouveau",
  retryAsk: "Les remboursements échoués recommencent sous leur numéro. Rembourser ?",
  started: "{{n}} remboursements lancés",
  notStarted: "{{n}} non lancés : {{reasons}}",
  order: "Voir la commande",
  review: "Examiner",
  decision: {
    approve: "Approuver et rembourser",
    decline: "Refuser",
  },
  decided: "Décision",
  because: "Remarque",
  automatic: "Remboursements automatiques : {{limit}}",
  upTo: "jusqu’à {{amount}}",
  always: "tout montant",
  twoPeople: "Deuxième personne : {{limit}}",
  above: "au-delà de {{amount}}",
  never: "non définie",
  settings: "Réglages des remboursements",
};
