import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Report export",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "View reports",
  "insight.report.write": "Generate reports",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Export range: at most 31 days",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Report",
  startDate: "From",
  endDate: "To",
  reportStatus: "State",
  createdBy: "Created by",
  fileSize: "Size",
};

export const words: Translation<typeof zh.words> = {
  add: "Add report",
  generate: "Generate",
  days: "Days",
  daysHint: "At most 31 days",
  state: {
    notGenerated: "Not generated",
    generating: "Generating",
    generated: "Generated",
    failed: "Failed",
  },
  name: {
    overview: "Sales overview",
    machines: "Sales by machine",
    products: "Sales by product",
    payments: "Sales by payment method",
    points: "Sales by point",
    merchants: "Sales by merchant",
  },
};
