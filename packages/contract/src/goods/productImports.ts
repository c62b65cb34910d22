import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/goods/product-imports";

/** Columns of a spreadsheet of products, in the order of its template, and how their cells are read. */
export const productImportCells = {
  productCode: "text",
  productName: "text",
  brand: "name",
  category: "name",
  flavour: "name",
  spec: "name",
  packaging: "name",
  barcode: "text",
  unitPrice: "amount",
  costPrice: "amount",
  unit: "text",
  batchNo: "text",
  productionDate: "day",
  shelfLifeDate: "day",
  weight: "number",
  weightTolerance: "number",
  isPrescription: "yesNo",
  isPovertyRelief: "yesNo",
  isJointOperation: "yesNo",
  remark: "text",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type ProductImportField = keyof typeof productImportCells;
const fields = Object.keys(productImportCells) as [ProductImportField, ...ProductImportField[]];

/** Products from spreadsheets, known again by code and barcode. */
export const productImports = importCalls(base, "goods.product.write", fields);
export const productImportFiles = importUpload(base, "goods.product.write");
