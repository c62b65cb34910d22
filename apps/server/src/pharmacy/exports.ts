import { doctorExport } from "./doctorExport.ts";
import { inspectionBinder } from "./inspectionBinder.ts";
import { medicineExport } from "./medicineExport.ts";
import { pharmacistExport } from "./pharmacistExport.ts";
import { prescriptionExport } from "./prescriptionExport.ts";
import { medicineExpiryExport, medicineStockExport } from "./placeExports.ts";
import { traceExport } from "./traceExport.ts";

export const pharmacyExports = [
  doctorExport,
  inspectionBinder,
  medicineExport,
  medicineExpiryExport,
  medicineStockExport,
  pharmacistExport,
  prescriptionExport,
  traceExport,
];
