import { arrivalImport } from "./finance/arrivals/arrivalImport.ts";
import { nameImport } from "./goods/imports/nameImport.ts";
import { productImport } from "./goods/imports/productImport.ts";
import { dataCardImport } from "./machines/dataCards/dataCardImport.ts";
import { machineImport } from "./machines/registry/imports/machineImport.ts";
import { cardImport } from "./members/imports/cardImport.ts";
import { medicineImport } from "./pharmacy/medicineImport.ts";
import { traceImport } from "./pharmacy/traceImport.ts";
import { receiptImport } from "./stock/procurement/receiptImport.ts";
import { supplyImport } from "./stock/procurement/supplyImport.ts";
import type { ImportKind } from "./platform/imports/kind.ts";

/** Every kind of record that spreadsheets are imported into; an area adds its own here. */
export const importKinds: readonly ImportKind[] = [
  productImport,
  nameImport,
  machineImport,
  dataCardImport,
  cardImport,
  medicineImport,
  traceImport,
  arrivalImport,
  receiptImport,
  supplyImport,
];
