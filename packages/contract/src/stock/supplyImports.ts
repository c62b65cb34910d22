import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/stock/supply-imports";

/** Columns of a spreadsheet of what suppliers sell, in the order of its template, and how their cells are read. */
export const supplyImportCells = {
  supplierName: "text",
  productCode: "text",
  supplyPrice: "amount",
  packSize: "number",
  leadDays: "number",
  enabled: "yesNo",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type SupplyImportField = keyof typeof supplyImportCells;
const fields = Object.keys(supplyImportCells) as [SupplyImportField, ...SupplyImportField[]];

const all = importCalls(base, "stock.supplier.write", fields);

/**
 * Prices of suppliers from spreadsheets (STOCK-06, PRODUCT-08): a row adds its product to its supplier, or changes what that
 * supplier asks for it. No cell names a record that has to be chosen.
 */
export const supplyImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const supplyImportFiles = importUpload(base, "stock.supplier.write");
