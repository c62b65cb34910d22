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
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Bericht",
  startDate: "Von",
  endDate: "Bis",
  reportStatus: "Status",
  createdBy: "Erstellt von",
  fileSize: "Größe",
};

export const words: Translation<typeof zh.words> = {
  add: "Bericht hinzufügen",
  generate: "Erstellen",
  days: "Tage",
  daysHint: "Höchstens 31 Tage",
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
