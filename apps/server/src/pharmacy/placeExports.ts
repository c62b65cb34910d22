import type { Language } from "@yunshou/contract";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { placeRow } from "./placeRow.ts";
import { type ExpiryFilters, expiryAfter, type PlaceFilters, stockAfter } from "./places.queries.ts";

const wordsIn = (language: Language) => wordsOf(language, "medicineBatches");

/** What lies in lanes, warehouses and bags as a file. */
export const medicineStockExport = exportOf({
  name: "medicineStock",
  of: medicineBatches.stock,
  words: wordsIn,
  title: ({ pages }) => pages["/ypgl/zksp"],
  columns: [
    "productCode",
    "medicineName",
    "manufacturer",
    "batchNo",
    "machineNo",
    "machineName",
    "laneNo",
    "warehouseName",
    "stock",
    "valueFen",
    "shelfLifeDate",
    "batchState",
  ],
  rows: (tx, { scope, language }, filters: PlaceFilters, after = "", limit) =>
    stockAfter(tx, { scope, language }, filters, after, limit),
  key: ({ rowId }) => rowId,
  present: (row, { today }) => placeRow(row, today),
  values: ({ batchState }) => ({ batchState }),
});

/** The board of expiry as a file. */
export const medicineExpiryExport = exportOf({
  name: "medicineExpiry",
  of: medicineBatches.expiry,
  words: wordsIn,
  title: ({ pages }) => pages["/ypgl/ypqx"],
  columns: [
    "medicineName",
    "batchNo",
    "manufacturer",
    "machineNo",
    "machineName",
    "laneNo",
    "warehouseName",
    "stock",
    "valueFen",
    "shelfLifeDate",
    "daysToExpiry",
    "batchState",
  ],
  rows: (tx, { scope, language, today }, filters: ExpiryFilters, after = "", limit) =>
    expiryAfter(tx, { scope, language }, filters, today, after, limit),
  key: ({ rowId }) => rowId,
  present: (row, { today }) => placeRow(row, today),
  values: ({ batchState }) => ({ batchState }),
});
