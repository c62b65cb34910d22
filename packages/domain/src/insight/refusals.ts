export type InsightRefusal = "insight.nothingToExport" | "insight.screensNotPublic";
