import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "Diagnose",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "Störung",
  faultCount: "Störungen",
  faultSeconds: "Störungsdauer",
  offlineDuration: "Zeit offline",
  onlineRate: "Zeit online",
  range: "Tage",
};

export const words: Translation<typeof zh.words> = {
  open: "Diagnose",
  byDay: "Nach Tag",
  byKind: "Nach Störung",
  byHour: "Nach Stunde",
  byLane: "Nach Schacht",
  byProduct: "Nach Produkt",
  own: "Dieser Automat",
  alike: "Mittel des Typs ({{n}} Automaten)",
  betweenFailures: "Mittlere Zeit zwischen Störungen",
  toRepair: "Mittlere Reparaturzeit",
  none: "Keine Störungen an diesen Tagen",
};
