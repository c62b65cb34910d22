import type { Cell } from "./source.ts";

/** Writes a table row by row into a file; memory does not grow with the rows. */
export interface TableWriter {
  /** Begins the table, or the next one of a workbook under its name. */
  header(titles: readonly string[], sheetName?: string): Promise<void>;
  rows(rows: readonly (readonly Cell[])[]): Promise<void>;
  /** Completes the file; answers its size and SHA-256. */
  finish(): Promise<{ readonly bytes: number; readonly sha256: Buffer }>;
  /** Gives the file up; the caller removes it. */
  discard(): void;
}
