import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/dashboard": "Startseite",
  "/syzfqq": "Zahlungen",
  "/syspxlpm": "Produktrangliste",
  "/syspxlpmxq": "Produktverkäufe",
  "/syjqpm": "Automatenrangliste",
  "/syjqpmxq": "Automatenverkäufe",
  "/databases": "Verkaufsdaten",
  "/databaseszd": "Verkaufsdaten (ZD)",
  "/databasesTscpyxpt": "Verkaufsdaten Spezialitäten",
  "/database": "Verkaufsdaten des Administrators",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.dashboard.read": "Startseite ansehen",
  "insight.ranking.read": "Verkaufsrangliste der Produkte ansehen",
  "insight.screen.read": "Großbildschirme ansehen",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.screensNotPublic": "Die Großbildschirme sind hier nicht öffentlich; bitte anmelden, um sie zu sehen",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Zeitraum",
  category: "Kategorie",
  rank: "Rang",
  day: "Datum",
  quantity: "Absatz",
  orders: "Bestellungen",
  amount: "Umsatz",
  share: "Anteil",
  average: "Durchschnittsbetrag",
  brand: "Marke",
  laneNo: "Schachtnr.",
  payment: "Zahlungsart",
};

export const words: Translation<typeof zh.words> = {
  todayAmount: "Umsatz heute",
  todayOrders: "Bestellungen heute",
  todayOnline: "Heute online bezahlt",
  yesterday: "Gestern gesamt {{value}}",
  sameHours: "ggü. gestern bis {{hour}}:00",
  machines: "Automaten im Einsatz",
  machinesNote: "Online {{online}} · Offline {{offline}} · Störung {{fault}} · Bestand niedrig {{outOfStock}}",
  pending: "Offene Aufgaben",
  pendingApprovals: "Genehmigungen",
  pendingRefunds: "Offene Erstattungen",
  pendingExceptions: "Gestörte Bestellungen",
  pendingTickets: "Unbearbeitete Tickets",
  pendingFeedback: "Neue Kundenrückmeldungen",
  pendingPrescriptions: "Rezepte zur Prüfung",
  pendingAlarms: "Offene Alarme",
  pendingOffline: "Automaten offline",
  pendingOutOfStock: "Automaten mit niedrigem Bestand",
  trend: "Umsatzverlauf",
  thisPeriod: "Dieser Zeitraum",
  previousPeriod: "Vorheriger Zeitraum",
  payments: "Anteile der Zahlungsarten",
  productRanking: "Produktrangliste",
  machineRanking: "Automatenrangliste",
  more: "Mehr",
  total: "Summe",
  byDay: "Nach Tag",
  byMachine: "Nach Automat",
  byProduct: "Nach Produkt",
  topTwenty: "Top 20",
  updatedAt: "Stand {{time}}",
};
