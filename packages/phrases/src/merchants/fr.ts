import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "Mes commerçants",
  "/shgl/management": "Arborescence des commerçants",
  "/shgl": "Commerçants",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Voir",
  "merchants.merchant.write": "Ajouter, modifier, désactiver",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Définir les règles de remboursement",
  setFeatures: "Définir les fonctions",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "Acceptez d’abord les frais de 1 % de l’achat-loterie",
  "merchants.unknown": "Le commerçant n’existe pas",
  "merchants.numberTaken": "Ce numéro de commerçant est déjà utilisé",
  "merchants.notBelow": "Seuls les commerçants rattachés au vôtre peuvent être gérés",
  "merchants.cycle": "Un commerçant ne peut pas être placé sous lui-même",
  "merchants.otherTree": "Un commerçant reste dans l’arborescence de son commerçant principal",
  "merchants.rolesAbove":
    "{{accounts}} comptes ont des rôles de commerçants qui ne seraient plus au-dessus : changez-les d’abord",
  "merchants.stopped": "Le commerçant supérieur est désactivé",
  "merchants.inUse": "Suppression impossible : {{machines}} distributeurs et {{merchants}} commerçants rattachés",
  "merchants.storeClosed": "La boutique est fermée",
  "merchants.pickupCodesOutOfRange": "Codes de retrait : 0 à {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Société",
  parent: "Commerçant supérieur",
  address: "Adresse",
  hotline: "Ligne d’assistance",
  kind: "Type de commerçant",
  categoryCode: "Code de catégorie",
  tagCode: "Code d’étiquette",
  collects: "Encaissement par la plateforme",
  features: "Fonctions activées",
  maxPickupCodes: "Codes de retrait max.",
  currency: "Devise",
  exchangeRate: "Taux de change",
  pushTime: "Heure d’envoi quotidienne",
  refundMaximum: "Remboursement auto max.",
  refundReview: "Examen du remboursement au-delà de",
  storeState: "Boutique",
  collectionAccounts: "Comptes d’encaissement",
  status: "État",
  machines: "Distributeurs",
  accounts: "Comptes",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un commerçant",
  addChild: "Ajouter dessous",
  editTitle: "Modifier le commerçant",
  passwordSent: "Le mot de passe initial a été envoyé au téléphone",
  topLevel: "Commerçant principal",
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
    purchase: "Achat-loterie",
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
    resume: "Activer",
    restore: "Restaurer",
  },
  confirm: {
    stop: "Tous les comptes de ce commerçant et des niveaux inférieurs sont déconnectés aussitôt. Désactiver ?",
    resume: "Activer ce commerçant ?",
    restore: "Restaurer ?",
    purchase: "L’achat-loterie coûte 1 % de frais",
  },
  hint: {
    below: "Ce qui est désactivé ici l’est aussi pour tous les commerçants rattachés ; les données restent.",
    rate: "Monnaie locale pour un yuan",
    number: "Le numéro suit le supérieur ; ceux du dessous suivent aussi.",
  },
  refund: {
    agreed: "Accepter un maximum",
    agreedHint: "Les commandes en anomalie jusqu’à ce montant sont remboursées automatiquement, les autres à la main.",
    disagreed: "Ne pas accepter",
    cashHint: "Le système ne peut pas rendre d’espèces : les commandes en espèces sont traitées par une personne.",
    disagreedHint: "Toutes les commandes en anomalie sont remboursées automatiquement.",
    noReview: "Aucune deuxième personne requise",
    reviewHint:
      "Au-delà de cette somme, un remboursement manuel ne commence qu’après l’accord d’une autre personne ; laissez vide pour aucune limite.",
  },
  contact: {
    show: "Afficher le contact complet",
    recorded: "Cette consultation a été enregistrée dans le journal.",
    wholeNumber: "Saisir le numéro complet",
  },
};
