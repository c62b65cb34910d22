import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "Gesichtserkennung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "Ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Tag",
  range: "Tage",
  scanCount: "Gesichtsscans",
  scanSuccess: "Erkannt",
  successRate: "Erkennungsquote",
  faceCount: "Per Gesicht bezahlt",
  salesAmount: "Umsatz",
};
