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

/** Machines from spreadsheets: every row registers one. */
export const machineImports = importCalls(base, "machines.machine.write", fields);
export const machineImportFiles = importUpload(base, "machines.machine.write");
