import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "Home",
  "/syzfqq": "Pagamenti",
  "/syspxlpm": "Classifica prodotti",
  "/syspxlpmxq": "Vendite del prodotto",
  "/syjqpm": "Classifica distributori",
  "/syjqpmxq": "Vendite del distributore",
  "/databases": "Dati di vendita",
  "/databaseszd": "Big data vendite (ZD)",
  "/databasesTscpyxpt": "Big data prodotti tipici",
  "/database": "Big data dell’amministratore",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "Vedere la home",
  "insight.ranking.read": "Vedere la classifica delle vendite dei prodotti",
  "insight.screen.read": "Vedere i maxischermi",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "I maxischermi non sono pubblici; acceda per vederli",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Periodo",
  category: "Categoria",
  rank: "Posizione",
  day: "Data",
  quantity: "Pezzi venduti",
  orders: "Ordini",
  amount: "Fatturato",
  share: "Quota",
  average: "Scontrino medio",
  brand: "Marca",
  laneNo: "N. canale",
  payment: "Metodo di pagamento",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "Fatturato di oggi",
  todayOrders: "Ordini di oggi",
  todayOnline: "Pagato online oggi",
  yesterday: "Ieri, intera giornata {{value}}",
  sameHours: "rispetto a ieri fino alle {{hour}}:00",
  machines: "Distributori in uso",
  machinesNote: "Online {{online}} · Offline {{offline}} · Guasto {{fault}} · Scorta insufficiente {{outOfStock}}",
  pending: "Da gestire",
  pendingApprovals: "Da approvare",
  pendingRefunds: "Rimborsi aperti",
  pendingExceptions: "Ordini anomali",
  pendingTickets: "Ticket non gestiti",
  pendingFeedback: "Segnalazioni senza risposta",
  pendingPrescriptions: "Ricette da esaminare",
  pendingAlarms: "Allarmi aperti",
  pendingOffline: "Distributori offline",
  pendingOutOfStock: "Distributori con scorta insufficiente",
  trend: "Andamento delle vendite",
  thisPeriod: "Questo periodo",
  previousPeriod: "Periodo precedente",
  payments: "Quote dei metodi di pagamento",
  productRanking: "Classifica prodotti",
  machineRanking: "Classifica distributori",
  more: "Altro",
  total: "Totale",
  byDay: "Per giorno",
  byMachine: "Per distributore",
  byProduct: "Per prodotto",
  topTwenty: "Primi 20",
  updatedAt: "Aggiornato alle {{time}}",
};
