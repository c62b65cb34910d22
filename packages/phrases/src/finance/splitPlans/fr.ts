import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Plans de répartition",
  "/cfgl/fztj": "Statistiques de répartition",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Voir les plans de répartition",
  "finance.split.write": "Ajouter, modifier, activer, désactiver et supprimer des plans de répartition",
  "finance.splitMode.write": "Définir l’exécution des répartitions",
  "finance.splitFigure.read": "Voir les statistiques de répartition",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "Définir un compte de bénéficiaire",
  registerAgain: "Réenregistrer un compte",
  setSplitMode: "Définir le mode d’exécution",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "La part maximale est supérieure à 0 et d’au plus 100 %",
  "finance.shareAccountForm": "Le compte ne correspond pas au mode de paiement et au type de compte",
  "finance.shareAccountTaken": "Ce compte appartient à un autre bénéficiaire du commerçant",
  "finance.shareAccountChanged": "Ce compte vient d’être modifié ; actualisez puis réessayez",
  "finance.shareAccountUnknown": "Ce compte n’existe pas",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Plan de répartition",
  splitReceiver: "Bénéficiaire",
  receivers: "Bénéficiaires",
  splitRatio: "Part (en %)",
  splitFixed: "Montant fixe (yuans)",
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
  executed: "Réparti par le prestataire",
  execution: "Exécution (30 jours)",
  target: "Dû",
  shared: "Transmis",
  returned: "Rendu",
  obstacle: "Motif",
  shareAccount: "Compte du bénéficiaire",
  accountType: "Type de compte",
  holder: "Titulaire",
  accountStatus: "Enregistrement",
  platformBalance: "Exécution",
  ratioLimit: "Part maximale d’une commande (en %)",
  answeredBy: "Responsable",
  reason: "Justification",
  setTime: "Défini le",
  payMethod: "Mode de paiement",
  sharingStatus: "État d’exécution",
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
    accounts: "Comptes des bénéficiaires",
    setAccount: "Définir le compte",
    register: "Réenregistrer",
    mode: "Mode d’exécution",
    details: "Exécution",
  },
  confirm: {
    enable: "Activer ce plan de répartition ?",
    disable: "Désactiver ce plan de répartition ? Dès aujourd’hui, plus rien n’est réparti.",
  },
  all: "Toutes",
  rest: "D’abord les montants fixes, puis les parts du montant payé, jamais plus que la commande ; le reste et les fractions de fen restent au commerçant",
  fixedEach: "{{amount}} yuans par commande",
  rule: {
    ratio: "Part",
    fixed: "Montant fixe",
  },
  scope: "Sans choix, toutes les ventes du commerçant sont réparties",
  sum: "Répartition {{amount}}, dont effectuée {{settled}}",
  sharing: {
    waiting: "Attend un compte",
    requested: "À demander",
    sharing: "Chez le prestataire",
    releasing: "En cours de déblocage",
    shared: "Réparti",
    partly: "Réparti en partie",
    unshared: "Non réparti",
  },
  obstacle: {
    accountMissing: "Bénéficiaire sans compte enregistré",
    accountRefused: "Compte refusé par le prestataire",
    platformBalance: "Dans les livres de la plateforme",
    nothingToShare: "Rien à répartir",
    aboveRatio: "Au-delà de la part maximale",
    aboveNet: "Au-delà du montant net de frais",
    tooOld: "Délai de répartition dépassé",
    refused: "Refusé par le prestataire",
  },
  view: {
    open: "En cours",
    differs: "En écart",
    done: "Terminé",
  },
  accountType: {
    merchant: "Commerçant",
    person: "Personne",
  },
  account: {
    waiting: "En cours d’enregistrement",
    registered: "Enregistré",
    refused: "Refusé",
    unset: "Non défini",
  },
  mode: {
    provider: "Par le prestataire de paiement",
    platform: "Dans les livres de la plateforme",
  },
  modeHint:
    "Les livres de la plateforme sont désactivés tant qu’un responsable et une justification ne sont pas indiqués ici ; le journal les conserve",
  ratioHint: "30 % sauf accord du prestataire de paiement",
  accountHint:
    "WeChat Pay : numéro de commerçant ou openid d’une personne ; Alipay : les 16 chiffres commençant par 2088",
  noExecution: "Aucune commande sur cette période",
  differs: "En écart",
  openNow: "En cours",
};
