import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Aufteilungspläne",
  "/cfgl/fztj": "Aufteilungsstatistik",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Aufteilungspläne ansehen",
  "finance.split.write": "Aufteilungspläne hinzufügen, bearbeiten, aktivieren, deaktivieren und löschen",
  "finance.splitFigure.read": "Aufteilungsstatistik ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Aufteilungsplan",
  splitReceiver: "Empfänger",
  receivers: "Empfänger",
  splitRatio: "Anteil (in %)",
  machineCount: "Automaten",
  productCount: "Produkte",
  machineIds: "Automaten",
  productIds: "Produkte",
  fromDate: "Gültig ab",
  updatedTime: "Geändert",
  statDate: "Datum",
  orderCount: "Bestellungen",
  paidAmount: "Bezahlt",
  splitAmount: "Aufteilung",
  splitStatus: "Aufteilungsstand",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Aktiviert",
    off: "Deaktiviert",
  },
  status: {
    pending: "Aufzuteilen",
    held: "Zurückgestellt",
    settled: "Aufgeteilt",
  },
  action: {
    add: "Aufteilungsplan hinzufügen",
    edit: "Aufteilungsplan bearbeiten",
    enable: "Aktivieren",
    disable: "Deaktivieren",
    addReceiver: "Empfänger hinzufügen",
    removeReceiver: "Empfänger entfernen",
  },
  confirm: {
    enable: "Diesen Aufteilungsplan aktivieren?",
    disable: "Diesen Aufteilungsplan deaktivieren? Ab heute wird nicht mehr aufgeteilt.",
  },
  all: "Alle",
  rest: "Der Rest und was weniger als ein Fen ist, bleibt beim Händler",
  scope: "Ohne Auswahl werden alle Verkäufe des Händlers aufgeteilt",
  sum: "Aufteilung {{amount}}, davon erfolgt {{settled}}",
};
