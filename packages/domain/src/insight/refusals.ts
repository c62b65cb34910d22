export type InsightRefusal =
  | "insight.nothingToExport"
  | "insight.reportTooLong"
  | "insight.screensNotPublic"
  | "insight.sendDay"
  | "insight.sendTime";
