import type { ImportCellKind } from "@yunshou/domain";
import { importCalls, importUpload } from "../imports/imports.ts";

const base = "/api/v1/machines/machine-imports";

/** Columns of a spreadsheet of machines, in the order of its template, and how their cells are read. */
export const machineImportCells = {
  machineNo: "text",
  machineName: "text",
  machineType: "text",
  pointName: "text",
  machineOperator: "text",
  manufacturer: "text",
  hardwareVersion: "text",
  productionDate: "day",
  warrantyDate: "day",
} as const satisfies Readonly<Record<string, ImportCellKind>>;

export type MachineImportField = keyof typeof machineImportCells;
const fields = Object.keys(machineImportCells) as [MachineImportField, ...MachineImportField[]];

const all = importCalls(base, "machines.machine.write", fields);

/** Machines from spreadsheets: every row registers one. A point is told by its name or number, so none has to be chosen. */
export const machineImports = {
  list: all.list,
  detail: all.detail,
  map: all.map,
  rows: all.rows,
  mend: all.mend,
  run: all.run,
  undo: all.undo,
};
export const machineImportFiles = importUpload(base, "machines.machine.write");
