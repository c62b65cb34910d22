import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/pharmacy/medicine-imports";

/** Columns of a spreadsheet of medicines, in the order of its template, and how their cells are read. */
export const medicineImportCells = {
  productCode: "text",
  medicineName: "text",
  medCategory: "name",
  manufacturer: "text",
  registrationNo: "text",
  saleClass: "text",
  storage: "text",
  diseaseCategory: "text",
  symptoms: "text",
  barcode: "text",
  unitPrice: "amount",
  costPrice: "amount",
  spec: "text",
  unit: "text",
  remark: "text",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type MedicineImportField = keyof typeof medicineImportCells;
const fields = Object.keys(medicineImportCells) as [MedicineImportField, ...MedicineImportField[]];

/** New medicines from spreadsheets (MED-01); what stands already is changed in its form. */
export const medicineImports = importCalls(base, "pharmacy.medicine.write", fields);
export const medicineImportFiles = importUpload(base, "pharmacy.medicine.write");
