import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/zdfx": "Diagnosis",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.diagnosis.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  faultType: "Fault",
  faultCount: "Faults",
  faultSeconds: "Fault duration",
  offlineDuration: "Time offline",
  onlineRate: "Time online",
  range: "Days",
};

export const words: Translation<typeof zh.words> = {
  open: "Diagnose",
  byDay: "By day",
  byKind: "By fault",
  byHour: "By hour",
  byLane: "By lane",
  byProduct: "By product",
  own: "This machine",
  alike: "Mean of its type ({{n}} machines)",
  betweenFailures: "Mean time between faults",
  toRepair: "Mean time to repair",
  none: "No faults on these days",
};
