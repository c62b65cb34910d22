import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "Statistiche riconoscimento facciale",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "Vedere",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Giorno",
  range: "Giorni",
  scanCount: "Scansioni del volto",
  scanSuccess: "Riconosciuti",
  successRate: "Tasso di riconoscimento",
  faceCount: "Pagati con il volto",
  salesAmount: "Fatturato",
};
