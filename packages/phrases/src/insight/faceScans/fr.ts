import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "Statistiques de reconnaissance faciale",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "Voir",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Jour",
  range: "Jours",
  scanCount: "Scans de visage",
  scanSuccess: "Reconnus",
  successRate: "Taux de reconnaissance",
  faceCount: "Payés par visage",
  salesAmount: "Chiffre d’affaires",
};
