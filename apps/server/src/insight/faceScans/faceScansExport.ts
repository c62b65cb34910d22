import type { Language } from "@yunshou/contract";
import { faceScans } from "@yunshou/contract/insight/faceScans";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type FaceScanFilters, faceScansAfter } from "./faceScans.queries.ts";

/** Face scans by day and machine as a file. */
export const faceScansExport = exportOf({
  name: "insight.faceScans",
  of: faceScans.list,
  words: (language: Language) => wordsOf(language, "faceScans"),
  title: ({ pages }) => pages["/tjfx/sltj"],
  columns: [
    "day",
    "machineNo",
    "machineName",
    "merchantName",
    "scanCount",
    "scanSuccess",
    "successRate",
    "faceCount",
    "salesAmountFen",
  ],
  rows: (tx, { scope }, filters: FaceScanFilters, after = "", limit) =>
    faceScansAfter(tx, scope, filters, after, limit),
  key: ({ rowId }) => rowId,
});
