import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Berichtsexport",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Berichte ansehen",
  "insight.report.write": "Berichte erstellen",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Exportzeitraum: höchstens 31 Tage",
  "insight.sendDay": "Der Tag liegt zwischen 1 und {{n}}",
  "insight.sendTime": "Uhrzeit eingeben",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Bericht",
  startDate: "Von",
  endDate: "Bis",
  reportStatus: "Status",
  createdBy: "Erstellt von",
  fileSize: "Größe",
  cycle: "Turnus",
  sendDay: "Versandtag",
  sendTime: "Uhrzeit",
  receiverIds: "Empfänger",
  nextTime: "Nächster Versand",
  mailStatus: "E-Mail",
  mailResult: "E-Mail-Ergebnis",
};

export const words: Translation<typeof zh.words> = {
  add: "Bericht hinzufügen",
  generate: "Erstellen",
  days: "Tage",
  daysHint: "Höchstens 31 Tage",
  schedules: "Zeitpläne",
  addSchedule: "Zeitplan hinzufügen",
  off: "Deaktiviert",
  switchOn: "Aktivieren",
  switchOff: "Deaktivieren",
  scheduleHint: "Versand über den E-Mail-Server des Händlers für Alarme; ohne E-Mail-Adresse kommt nichts an",
  dayOfMonth: "Am {{n}}. des Monats",
  cycleName: {
    daily: "Täglich",
    weekly: "Wöchentlich",
    monthly: "Monatlich",
  },
  mail: {
    waiting: "Wartet",
    sent: "Versendet",
    failed: "Fehlgeschlagen",
    expired: "Abgelaufen",
  },
  mailSubject: "{{name}} ({{from}} bis {{to}})",
  mailText: "{{merchant}}:\nAnbei der Bericht „{{name}}“ vom {{from}} bis {{to}}.",
  state: {
    notGenerated: "Nicht erstellt",
    generating: "Wird erstellt",
    generated: "Erstellt",
    failed: "Fehlgeschlagen",
  },
  name: {
    overview: "Umsatzübersicht",
    machines: "Automatenumsätze",
    products: "Produktumsätze",
    payments: "Umsätze nach Zahlungsart",
    points: "Standortumsätze",
    merchants: "Händlerumsätze",
  },
};
