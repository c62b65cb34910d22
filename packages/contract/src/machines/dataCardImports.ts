import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/machines/data-card-imports";

/** Columns of a spreadsheet of data cards, in the order of its template, and how their cells are read. */
export const dataCardImportCells = {
  iccid: "text",
  imsi: "text",
  imei: "text",
  cardPhone: "text",
  dataCardType: "text",
  carrier: "text",
  packageName: "text",
  expiryDate: "day",
  machineNo: "text",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type DataCardImportField = keyof typeof dataCardImportCells;
const fields = Object.keys(dataCardImportCells) as [DataCardImportField, ...DataCardImportField[]];

const all = importCalls(base, "machines.dataCard.write", fields);

/** Data cards from spreadsheets (DATACARD-01, MACHINE-03): every row adds one that is enabled. No cell names a record that has to be chosen. */
export const dataCardImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const dataCardImportFiles = importUpload(base, "machines.dataCard.write");
