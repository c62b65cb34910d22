import type { OutputOf, RowOf } from "@yunshou/contract";
import type { ImportCalls, importUpload } from "@yunshou/contract/imports/imports";
import type { Permission } from "@yunshou/contract/permissions";
import type { ImportCellKind } from "@yunshou/domain";

export type Import = OutputOf<ImportCalls["detail"]>;
export type ImportedRow = RowOf<ImportCalls["rows"]>;

/** One kind of record as its import page knows it. */
export interface Importing {
  readonly calls: ImportCalls;
  readonly files: ReturnType<typeof importUpload<Permission>>;
  /** What columns can be imported into, in the order of the template. */
  readonly cells: Readonly<Record<string, ImportCellKind>>;
  readonly labels: Readonly<Record<string, string>>;
  /** Fields that a new record needs, marked in the choice of columns. */
  readonly required: readonly string[];
  /** What is said above the columns: how records are known again. */
  readonly hint: string;
}

/** States in which the server is at work and the page asks how far it is. */
export const isWorking = (state: Import["state"]): boolean => state === "checking" || state === "importing";

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Gives rows to the browser as a file that spreadsheet programs open with the right signs. */
export function saveTable(rows: readonly (readonly string[])[], name: string): void {
  const text = rows.map((cells) => cells.map(quoted).join(",")).join("\r\n");
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
