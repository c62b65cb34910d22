import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "Accueil",
  "/syzfqq": "Paiements",
  "/syspxlpm": "Classement des produits",
  "/syspxlpmxq": "Ventes du produit",
  "/syjqpm": "Classement des distributeurs",
  "/syjqpmxq": "Ventes du distributeur",
  "/databases": "Données de vente",
  "/databaseszd": "Big data des ventes (ZD)",
  "/databasesTscpyxpt": "Big data des produits du terroir",
  "/database": "Big data de l’administrateur",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "Voir l’accueil",
  "insight.ranking.read": "Consulter le classement des ventes de produits",
  "insight.screen.read": "Voir les grands écrans",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "Les grands écrans ne sont pas publics ; connectez-vous pour les voir",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Période",
  category: "Catégorie",
  rank: "Rang",
  day: "Date",
  quantity: "Quantité vendue",
  orders: "Commandes",
  amount: "Chiffre d’affaires",
  share: "Part",
  average: "Panier moyen",
  brand: "Marque",
  laneNo: "N° de canal",
  payment: "Mode de paiement",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "Chiffre d’affaires du jour",
  todayOrders: "Commandes du jour",
  todayOnline: "Payé en ligne aujourd’hui",
  yesterday: "Hier, journée entière {{value}}",
  sameHours: "par rapport à hier avant {{hour}} h",
  machines: "Distributeurs en exploitation",
  machinesNote: "En ligne {{online}} · Hors ligne {{offline}} · Panne {{fault}} · Rupture de stock {{outOfStock}}",
  pending: "À traiter",
  pendingApprovals: "À approuver",
  pendingRefunds: "Remboursements à traiter",
  pendingExceptions: "Commandes en anomalie",
  pendingTickets: "Tickets non traités",
  pendingFeedback: "Signalements sans réponse",
  pendingPrescriptions: "Ordonnances à examiner",
  pendingAlarms: "Alarmes ouvertes",
  pendingOffline: "Distributeurs hors ligne",
  pendingOutOfStock: "Distributeurs en rupture de stock",
  trend: "Tendance des ventes",
  thisPeriod: "Période actuelle",
  previousPeriod: "Période précédente",
  payments: "Répartition des modes de paiement",
  productRanking: "Classement des produits",
  machineRanking: "Classement des distributeurs",
  more: "Plus",
  total: "Total",
  byDay: "Par jour",
  byMachine: "Par distributeur",
  byProduct: "Par produit",
  topTwenty: "Top 20",
  updatedAt: "Mis à jour à {{time}}",
};
