import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "Auffüllungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "Ansehen",
  "stock.refill.write": "Differenzen beim Auffüllen begründen",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "Differenz beim Auffüllen begründen",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Schachtnr.",
  cabinet: "Schrank",
  stock: "Bestand",
  stockBefore: "Vorher",
  replenishQty: "Aufgefüllt",
  replenisher: "Befüller",
  replenishTime: "Aufgefüllt am",
  last: "Zuletzt",
  loaded: "Geladen",
  sold: "Verkauft",
  expected: "Erwartet",
  reported: "Laut Automat",
  difference: "Differenz",
  reportedTime: "Gemeldet am",
  cause: "Ursache",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "Automat",
  total: "Schächte: {{lanes}}, Stück: {{pieces}}",
  checks: "Auffüllkontrolle",
  checksOpen: "Auffüllkontrolle · {{n}} zu begründen",
  checksHint:
    "Zählt ein Automat etwas anderes als zuletzt + geladen − verkauft, wartet die Differenz hier auf eine Begründung.",
  waiting: "Zu begründen",
  explained: "Begründet",
  explain: "Begründen",
  causes: {
    loadedWrong: "Beim Auffüllen falsch erfasst",
    missing: "Verschwunden",
    damaged: "Beschädigt",
    sensor: "Der Automat hat falsch gezählt",
    other: "Anderes",
  },
  cabinet: {
    main: "Hauptschrank",
    sub: "Nebenschrank",
  },
};
