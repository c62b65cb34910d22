import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";
import { nameLanguages } from "./productNames.ts";

const base = "/api/v1/goods/name-imports";

/** Columns of a spreadsheet of names: which product, and one column for each language into which names are translated. */
export const nameImportFields = ["productCode", "barcode", ...nameLanguages] as const;
export type NameImportField = (typeof nameImportFields)[number];

export const nameImportCells = Object.fromEntries(nameImportFields.map((field) => [field, "text"])) as Readonly<
  Record<NameImportField, Extract<ImportCellKind, "text">>
>;

const all = importCalls(base, "goods.product.write", nameImportFields);

/** Names of products in other languages from spreadsheets, known again by code and barcode (PRODUCT-22, LANG-06). No cell names another record, so none has to be chosen. */
export const nameImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const nameImportFiles = importUpload(base, "goods.product.write");
