import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/pharmacy/trace-imports";

/** Columns of a receipt: which medicine, which of its batches, and the code of one box in each row. */
export const traceImportFields = ["productCode", "batchNo", "traceCode"] as const;
export type TraceImportField = (typeof traceImportFields)[number];

export const traceImportCells = Object.fromEntries(traceImportFields.map((field) => [field, "text"])) as Readonly<
  Record<TraceImportField, Extract<ImportCellKind, "text">>
>;

const all = importCalls(base, "pharmacy.trace.write", traceImportFields);

/** Trace codes with the receipt of goods, from spreadsheets (MED-06). No cell names another record, so none has to be chosen. */
export const traceImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const traceImportFiles = importUpload(base, "pharmacy.trace.write");
