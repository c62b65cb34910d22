import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/shwl": "Dettes entre commerçants",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.due.read": "Voir les dettes entre commerçants",
  "finance.due.write": "Solder et confirmer les dettes",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleDue: "Solder une dette",
  confirmDue: "Confirmer le solde",
  rejectDue: "Refuser le solde",
  cancelDue: "Retirer le solde",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.dueUnknown": "Cette dette n’existe pas",
  "finance.dueOfPayer": "Seul le commerçant qui doit peut la solder",
  "finance.aboveDue": "Le montant dépasse ce qui reste dû",
  "finance.dueAboveBalance": "Le solde du commerçant qui doit ne suffit pas",
  "finance.dueSettlementUnknown": "Cet enregistrement n’existe pas",
  "finance.dueSettlementChanged": "Quelqu’un vient de traiter ceci ; actualisez et réessayez",
};

export const fields: Translation<typeof zh.fields> = {
  payerName: "Débiteur",
  payerNo: "Numéro du débiteur",
  payeeName: "Créancier",
  payeeNo: "Numéro du créancier",
  owed: "Dû",
  awaiting: "À confirmer",
  settled: "Soldé",
  entryCount: "Écritures",
  updatedTime: "Dernier mouvement",
  entryTime: "Date",
  entryKind: "Type",
  amount: "Montant",
  dueWay: "Mode",
  dueStatus: "État",
  dueSettlementId: "Numéro",
  reason: "Motif",
  applicant: "Demandé par",
  applyTime: "Demandé le",
  decider: "Confirmé par",
  decideTime: "Confirmé le",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    dues: "Dû",
    settlements: "Paiements",
  },
  kind: {
    purchase: "Achat par carte",
    refund: "Remboursement",
    cardMove: "Carte de membre déplacée",
    settlement: "Soldé",
    other: "Autre",
  },
  way: {
    offset: "Imputé sur le solde",
    paid: "Payé hors plateforme, à confirmer",
  },
  state: {
    awaiting: "À confirmer",
    done: "Soldé",
    rejected: "Refusé",
    cancelled: "Retiré",
  },
  action: {
    settle: "Solder",
    entries: "Voir les écritures",
    confirm: "Confirmer",
    reject: "Refuser",
    cancel: "Retirer",
  },
  confirmQuestion: {
    offset: "Imputer sur le solde du commerçant qui doit ?",
    paid: "Cette somme a-t-elle été reçue ?",
  },
  cancelQuestion: "Retirer ?",
  waits: "En attente de confirmation",
  rule: "Au-delà de {{limit}} yuans en 24 heures, une autre personne confirme l’imputation ; un paiement hors plateforme est confirmé par le commerçant créancier",
  none: "Aucune écriture",
};
