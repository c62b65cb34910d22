import type { StateTable } from "../states.ts";

/** Reports that `/tjfx/bbdc` writes: the tables of the statistics pages. */
export const reportNames = ["overview", "machines", "products", "payments", "points", "merchants"] as const;
export type ReportName = (typeof reportNames)[number];

/** How far a report is (STAT-03, STAT-04). */
export const reportStates = ["notGenerated", "generating", "generated", "failed"] as const;
export type ReportState = (typeof reportStates)[number];

/** What is on its way or there is not generated again; a file that failed or is past its time is. */
export const reportTable: StateTable<ReportState, "generate" | "finish" | "fail" | "expire"> = {
  notGenerated: { generate: "generating" },
  generating: { finish: "generated", fail: "failed" },
  generated: { expire: "failed" },
  failed: { generate: "generating" },
};

/** Reports that one person may ask for and keep. */
export const reportLimit = 200;
