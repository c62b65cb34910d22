import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { importUndoHours } from "./limits.ts";

/** The way of a spreadsheet: its columns are named, its rows are checked, then all that are sound are written at once. */
export const importStates = ["mapping", "checking", "checked", "importing", "imported", "undone", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/** `overtaken` is an import that found its records changed since the check: it wrote nothing and checks again. */
export type ImportEvent = "map" | "mend" | "finish" | "run" | "write" | "overtaken" | "fail" | "undo";

export const importTable: StateTable<ImportState, ImportEvent> = {
  mapping: { map: "checking" },
  checking: { map: "checking", finish: "checked", fail: "failed" },
  checked: { map: "checking", mend: "checking", run: "importing" },
  importing: { write: "imported", overtaken: "checking", fail: "failed" },
  imported: { undo: "undone" },
  undone: {},
  failed: { map: "checking" },
};

/** What a row would do. */
export const importVerdicts = ["create", "change", "same", "refused"] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** How many rows would do what. */
export type ImportFigures = Readonly<Record<ImportVerdict, number>>;

/** Rows with problems are left out only when that is wanted, and something must be left to write. */
export function checkImportRun(figures: ImportFigures, leavesRefused: boolean): Result<undefined> {
  if (figures.refused > 0 && !leavesRefused) return refuse("import.rowsRefused", { values: { n: figures.refused } });
  return figures.create + figures.change === 0 ? refuse("import.nothingToDo") : accept();
}

/** A whole import is undone within a day, while nothing hangs on what it wrote and nobody changed it since. */
export function checkImportUndo(importedAt: Date, now: Date, hindering: number): Result<undefined> {
  if (now.getTime() - importedAt.getTime() > importUndoHours * 3_600_000)
    return refuse("import.undoOver", { values: { n: importUndoHours } });
  return hindering > 0 ? refuse("import.changedSince", { values: { n: hindering } }) : accept();
}
