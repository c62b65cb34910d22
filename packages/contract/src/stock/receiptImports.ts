import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/stock/receipt-imports";

/** Columns of a spreadsheet of goods that came, in the order of its template, and how their cells are read. */
export const receiptImportCells = {
  warehouseName: "text",
  supplierName: "text",
  purchaseNo: "text",
  docDate: "day",
  productCode: "text",
  batchNo: "text",
  productionDate: "day",
  shelfLifeDate: "day",
  receivedQty: "number",
  costPrice: "amount",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type ReceiptImportField = keyof typeof receiptImportCells;
const fields = Object.keys(receiptImportCells) as [ReceiptImportField, ...ReceiptImportField[]];

const all = importCalls(base, "stock.receipt.write", fields);

/**
 * Receipts from spreadsheets (STOCK-07, STOCK-09): rows of one warehouse, supplier, order and day are the lines of one
 * receipt, and more than was ordered is refused. Undoing reverses the receipts. No cell names a record that has to be chosen.
 */
export const receiptImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const receiptImportFiles = importUpload(base, "stock.receipt.write");
