import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "Diagnosi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "Vedere",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "Guasto",
  faultCount: "Guasti",
  faultSeconds: "Durata dei guasti",
  offlineDuration: "Tempo offline",
  onlineRate: "Tempo online",
  range: "Giorni",
};

export const words: Translation<typeof zh.words> = {
  open: "Diagnosi",
  byDay: "Per giorno",
  byKind: "Per guasto",
  byHour: "Per ora",
  byLane: "Per canale",
  byProduct: "Per prodotto",
  own: "Questo distributore",
  alike: "Media del tipo ({{n}} distributori)",
  betweenFailures: "Tempo medio tra guasti",
  toRepair: "Tempo medio di riparazione",
  none: "Nessun guasto in questi giorni",
};
