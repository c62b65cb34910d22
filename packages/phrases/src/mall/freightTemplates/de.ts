import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "Versandkostenvorlagen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "Versandkostenvorlagen ansehen",
  "mall.freightTemplate.write": "Versandkostenvorlagen hinzufügen, bearbeiten, aktivieren, deaktivieren und löschen",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "Bitte eine ganze Zahl von 1 bis {{limit}} eingeben",
  "mall.freightRules": "Bitte 1 bis {{limit}} Regeln eingeben",
  "mall.freightProvinceTwice": "Jede Provinz darf nur in einer Regel stehen, und nur eine Regel gilt für alle übrigen",
  "mall.freightInUse": "Wird verwendet; bitte zuerst deaktivieren",
  "mall.regionNotServed": "In diese Region wird nicht geliefert",
  "mall.feeChanged": "Die Liefergebühr hat sich geändert; bitte prüfen und neu bestellen",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Name der Vorlage",
  measure: "Berechnung",
  rules: "Regeln",
  provinces: "Regionen",
  firstUnits: "Erste",
  firstFee: "Grundgebühr",
  nextUnits: "Je weitere",
  nextFee: "Folgegebühr",
  freeFrom: "Frei ab",
  inUse: "Verwendung",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  add: "Vorlage hinzufügen",
  edit: "Vorlage bearbeiten",
  addRule: "Regel hinzufügen",
  removeRule: "Regel entfernen",
  elsewhere: "Alle übrigen Regionen",
  measures: {
    piece: "Stück",
    weight: "Gewicht",
  },
  unit: {
    piece: "Stück",
    weight: "g",
  },
  use: {
    yes: "In Verwendung",
    no: "Nicht in Verwendung",
  },
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enableAsk: "Diese Vorlage bestimmt dann die Liefergebühr, die bisherige ist deaktiviert. Aktivieren?",
  disableAsk: "Dann gilt die feste Gebühr des Geschäfts. Deaktivieren?",
  summary: "Bis {{units}} {{unit}} {{fee}}, je weitere {{next}} {{unit}} {{more}}",
  freeSummary: "frei ab {{amount}}",
  weightHint: "Nach dem Gewicht der Produkte; ohne Gewicht zählt 0 g",
  noRuleHint: "Regionen ohne Regel beliefern Sie nicht",
};
