import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "Ventes par distributeur",
  "/jygl/ycchjl": "Distributions à distance",
  "/jygl/ddcx": "Recherche de commandes",
  "/jygl/chcx": "Recherche de distributions",
  "/jygl/chmx": "Détail de la distribution",
  "/jygl/yhgmjl": "Achats par titulaire",
  "/cfgl/wtddgl": "Commandes en anomalie",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "Voir",
  "orders.remote.read": "Voir",
  "orders.search.read": "Voir",
  "orders.dispensing.read": "Voir",
  "orders.purchase.read": "Voir",
  "orders.problem.read": "Voir",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "N’importe quel numéro",
  unitPrice: "Prix unitaire",
  commandTime: "Envoyé",
  dispenseResult: "Résultat de la distribution",
  fault: "Signalé par le distributeur",
  resultTime: "Heure du résultat",
  exception: "Cause",
  nextStep: "Étape suivante",
  attempt: "Essai",
  dispensed: "Pièces sorties",
  offerTime: "Proposé",
  grantTime: "Autorisé",
  holderName: "Titulaire",
  holderPhone: "Téléphone du titulaire",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "Ventes par distributeur",
    remote: "Distributions à distance",
    problems: "Commandes en anomalie",
  },
  anyHint: "N° de commande, remboursement, transaction, carte, ou téléphone",
  wholeNumber: "Saisissez le numéro entier",
  detail: "Détail",
  back: "Retour à la recherche de distributions",
  byItself: "Le distributeur lui-même",
  fault: {
    jam: "Produit coincé",
    timeout: "Délai du moteur dépassé",
    other: "Autre",
  },
  steps: {
    awaitDelivery: "Attendre le distributeur",
    awaitRefund: "Attendre le remboursement",
    retryRefund: "Relancer le remboursement",
    refundOrProcess: "Rembourser ou indiquer l’issue",
    process: "Vérifier et marquer comme traité",
    none: "Rien à faire",
  },
};
