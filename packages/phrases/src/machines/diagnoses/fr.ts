import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "Diagnostic",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "Voir",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "Panne",
  faultCount: "Pannes",
  faultSeconds: "Durée de panne",
  offlineDuration: "Temps hors ligne",
  onlineRate: "Taux en ligne",
  range: "Jours",
};

export const words: Translation<typeof zh.words> = {
  open: "Diagnostiquer",
  byDay: "Par jour",
  byKind: "Par panne",
  byHour: "Par heure",
  byLane: "Par canal",
  byProduct: "Par produit",
  own: "Ce distributeur",
  alike: "Moyenne du type ({{n}} distributeurs)",
  betweenFailures: "Temps moyen entre pannes",
  toRepair: "Temps moyen de réparation",
  none: "Aucune panne ces jours-là",
};
