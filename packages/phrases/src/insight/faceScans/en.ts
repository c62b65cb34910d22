import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "Face-scan statistics",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "View",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Day",
  range: "Days",
  scanCount: "Face scans",
  scanSuccess: "Recognised",
  successRate: "Recognition rate",
  faceCount: "Paid by face",
  salesAmount: "Sales",
};
