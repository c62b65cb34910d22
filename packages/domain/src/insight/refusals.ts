export type InsightRefusal = "insight.nothingToExport" | "insight.clientNotRegistered";
