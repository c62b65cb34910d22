import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Plans de répartition",
  "/cfgl/fztj": "Statistiques de répartition",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Voir les plans de répartition",
  "finance.split.write": "Ajouter, modifier, activer, désactiver et supprimer des plans de répartition",
  "finance.splitFigure.read": "Voir les statistiques de répartition",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Plan de répartition",
  splitReceiver: "Bénéficiaire",
  receivers: "Bénéficiaires",
  splitRatio: "Part (en %)",
  machineCount: "Distributeurs",
  productCount: "Produits",
  machineIds: "Distributeurs",
  productIds: "Produits",
  fromDate: "Valable dès le",
  updatedTime: "Modifié le",
  statDate: "Date",
  orderCount: "Commandes",
  paidAmount: "Montant payé",
  splitAmount: "Répartition",
  splitStatus: "État de la répartition",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Activé",
    off: "Désactivé",
  },
  status: {
    pending: "À répartir",
    held: "Suspendu",
    settled: "Réparti",
  },
  action: {
    add: "Ajouter un plan de répartition",
    edit: "Modifier le plan de répartition",
    enable: "Activer",
    disable: "Désactiver",
    addReceiver: "Ajouter un bénéficiaire",
    removeReceiver: "Retirer le bénéficiaire",
  },
  confirm: {
    enable: "Activer ce plan de répartition ?",
    disable: "Désactiver ce plan de répartition ? Dès aujourd’hui, plus rien n’est réparti.",
  },
  all: "Toutes",
  rest: "Le reste revient au commerçant, fractions de fen comprises",
  scope: "Sans choix, toutes les ventes du commerçant sont réparties",
  sum: "Répartition {{amount}}, dont effectuée {{settled}}",
};
