import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/gk": "Aperçu des ventes",
  "/jygl/jyhz": "Récapitulatif des ventes",
  "/jygl/sjhz": "Ventes par période",
  "/jygl/sptj": "Statistiques des produits",
  "/jygl/cfxstj": "Ventes sur ordonnance",
  "/jygl/ypxstj": "Ventes de médicaments",
  "/jygl/ywlxtj": "Types d’activité",
  "/tjfx": "Statistiques",
  "/tjfx/jqjytj": "Ventes par distributeur",
  "/tjfx/spjytj": "Ventes par produit",
  "/tjfx/zfjstj": "Ventes par mode de paiement",
  "/tjfx/dwjytj": "Ventes par emplacement",
  "/tjfx/shzftj": "Ventes par commerçant",
  "/sc/sctj": "Statistiques de la boutique",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.overview.read": "Voir",
  "insight.summary.read": "Voir",
  "insight.periods.read": "Voir",
  "insight.goods.read": "Voir",
  "insight.prescriptions.read": "Voir",
  "insight.medicines.read": "Voir",
  "insight.businessTypes.read": "Voir",
  "insight.machines.read": "Voir",
  "insight.products.read": "Voir",
  "insight.payments.read": "Voir",
  "insight.points.read": "Voir",
  "insight.merchants.read": "Voir",
  "insight.mall.read": "Voir",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Période",
  payMethod: "Mode de paiement",
  viewName: "Nom de la vue",
};

export const words: Translation<typeof zh.words> = {
  views: "Vues",
  saveView: "Enregistrer comme vue",
  saveViewHint: "Une vue du même nom est remplacée ; ses jours suivent la date d’ouverture",
  dimension: {
    day: "Jour",
    month: "Mois",
    year: "Année",
    merchant: "Commerçant",
    point: "Emplacement",
    pickupPoint: "Point de retrait",
    machine: "Distributeur",
    machineType: "Type de distributeur",
    category: "Catégorie",
    brand: "Marque",
    product: "Produit",
    medicine: "Médicament",
    batch: "Lot",
    manufacturer: "Fabricant",
    payMethod: "Mode de paiement",
    businessType: "Type d’activité",
  },
  groupBy: "Regrouper par",
  compare: {
    label: "Comparer à",
    previous: "Période précédente",
    yearAgo: "Un an plus tôt",
    none: "Sans comparaison",
  },
  thisPeriod: "Période actuelle",
  running: "Journée en cours",
  change: "Évolution",
  total: "Total",
  everything: "Tout",
  perDay: "Jour par jour",
  largest: "Les {{n}} premiers",
  others: "{{n}} autres",
  unnamed: "Non défini",
  delivery: "Livraison",
  medCategory: "Catégorie de médicament",
  made: "Présentation et fabricant",
  countingMedicines:
    "Commandes dont le médicament a été distribué, au jour de la commande dans le fuseau du commerçant. Les pièces sont celles de la distribution, le chiffre d’affaires ce qui a été payé pour elles ; les remboursements ne sont pas déduits. Le lot est celui que le canal indiquait à ce moment.",
  counting:
    "Commandes encaissées, au jour de la commande dans le fuseau horaire du commerçant. Un remboursement compte au jour de sa commande ; leur nombre est celui des commandes remboursées.",
  profitCounting:
    "La marge brute est l’encaissé moins les remboursements et le prix d’achat des produits sortis, pour les commandes dont ce prix est connu ({{share}} des ventes après remboursement).",
  number: "Numéro",
  line: "Courbe",
  bar: "Barres",
  measure: {
    salesAmount: "Chiffre d’affaires",
    orderCount: "Commandes",
    salesCount: "Quantité vendue",
    avgPrice: "Panier moyen",
    refundAmount: "Remboursé",
    refundCount: "Remboursements",
    profit: "Marge brute",
    share: "Part",
    netAmount: "Après remboursement",
  },
};
