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
  batch: "Rembourser plusieurs commandes",
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
    denied: "Refuse de répondre",
    succeeded: "Remboursé",
    failed: "Refusé",
  },
  repeats: {
    yes: "3 ou plus en 30 jours",
  },
  claimed: "{{n}} en 30 jours",
  retry: "Réessayer",
  retryAsk: "Les remboursements échoués recommencent sous leur numéro. Rembourser ?",
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
  batch: {
    title: "Remboursement groupé",
    list: "Remboursements groupés",
    what: "À rembourser",
    kind: {
      retry: "Relancer les remboursements échoués",
      rest: "Rendre le solde des commandes",
    },
    sum: "{{n}} remboursements, {{amount}} au total",
    waits: "Dont {{n}} ({{amount}}) au-dessus de la limite d’une seule personne, à examiner par une autre",
    factor: "Le total dépasse le plafond des remboursements automatiques : un second facteur est requis",
    none: "Aucun élément sélectionné ne peut être remboursé",
    leftOut: "{{n}} non remboursés : {{reason}}",
    verb: "Rembourser {{n}} commandes, {{amount}}",
    started: "Remboursement groupé lancé",
    choose: "Remboursement groupé",
    result: "Résultat",
    because: "Motif",
    progress: "{{done}} sur {{all}} terminés",
    waiting: "En attente",
    refused: "Non remboursé",
  },
};
