import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "Mes marchands",
  "/shgl/management": "Arborescence des marchands",
  "/shgl": "Marchands",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Voir",
  "merchants.merchant.write": "Ajouter, modifier, arrêter",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Règles de remboursement",
  setFeatures: "Définir les fonctions",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.unknown": "Le commerçant n’existe pas",
  "merchants.numberTaken": "Ce numéro de commerçant est déjà utilisé",
  "merchants.notBelow": "Seuls les marchands sous le vôtre peuvent être gérés",
  "merchants.cycle": "Un marchand ne peut pas être placé sous lui-même",
  "merchants.otherTree": "Un marchand reste dans l’arborescence de son marchand principal",
  "merchants.stopped": "Le marchand supérieur est désactivé",
  "merchants.inUse": "Il reste {{machines}} distributeurs et {{merchants}} marchands dessous",
  "merchants.storeClosed": "Le magasin est fermé",
  "merchants.pickupCodesOutOfRange": "Codes de retrait : 0 à {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Société",
  parent: "Marchand supérieur",
  address: "Adresse",
  hotline: "Ligne d’assistance",
  kind: "Type de marchand",
  categoryCode: "Code de catégorie",
  tagCode: "Code d’étiquette",
  collects: "Encaissement par la plateforme",
  features: "Fonctions activées",
  maxPickupCodes: "Codes de retrait max.",
  currency: "Devise",
  exchangeRate: "Taux de change",
  pushTime: "Heure d’envoi quotidienne",
  refundMaximum: "Remboursement auto max.",
  storeState: "Magasin",
  collectionAccounts: "Comptes d’encaissement",
  status: "État",
  machines: "Distributeurs",
  accounts: "Comptes",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un marchand",
  addChild: "Ajouter dessous",
  editTitle: "Modifier le marchand",
  passwordSent: "Le mot de passe initial a été envoyé au téléphone",
  topLevel: "Marchand principal",
  find: "Numéro ou nom",
  withBelow: "{{all}} au total",
  kind: {
    ordinary: "Ordinaire",
    drug: "Médicaments",
  },
  status: {
    normal: "Normal",
    stopped: "Désactivé",
    deleted: "Supprimé",
  },
  storeState: {
    open: "Ouvert",
    closed: "Fermé",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "Achat express",
    medicine: "Lots de médicaments",
    shoppingCart: "Panier",
    membershipCard: "Carte de membre",
    pickupCode: "Code de retrait",
    smartMedicineBox: "Boîte à pharmacie connectée",
    drugCombination: "Association de médicaments",
  },
  action: {
    features: "Fonctions",
    refund: "Réglage des remboursements",
    move: "Déplacer",
    stop: "Désactiver",
    resume: "Réactiver",
    restore: "Restaurer",
  },
  confirm: {
    stop: "Tous les comptes de ce marchand et des niveaux inférieurs sont déconnectés aussitôt. Désactiver ?",
    resume: "Réactiver ce marchand ?",
    restore: "Restaurer ?",
    purchase: "La fonction d’achat coûte 1 % de frais",
  },
  hint: {
    below: "Ce qui est désactivé ici l’est aussi pour tous les niveaux inférieurs ; les données restent.",
    rate: "Monnaie locale pour un yuan",
    number: "Le numéro suit le supérieur ; ceux du dessous suivent aussi.",
  },
  refund: {
    agreed: "Accepter un maximum",
    agreedHint: "Les commandes en anomalie jusqu’à ce montant sont remboursées automatiquement, les autres à la main.",
    disagreed: "Ne pas accepter",
    disagreedHint: "Toutes les commandes en anomalie sont remboursées automatiquement.",
  },
  contact: {
    show: "Afficher le contact complet",
    recorded: "Cette consultation a été enregistrée dans le journal.",
    wholeNumber: "Saisir le numéro complet",
  },
};
