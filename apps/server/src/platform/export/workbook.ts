import type { Language } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import { type AnySource, type Cell, type ExportContext, type ExportSource, exportSource } from "./source.ts";

interface SheetDraft<Filters, Row> {
  readonly title: (language: Language) => string;
  /** Titles with what stands below each. */
  readonly columns: (language: Language) => readonly (readonly [title: string, cell: (row: Row) => Cell])[];
  /** The next rows after the one whose key is `after`, which is empty for the first. */
  readonly rows: (
    tx: Handle,
    context: ExportContext,
    filters: Filters,
    after: string,
    limit: number,
  ) => Promise<readonly Row[]>;
  readonly key: (row: Row) => string;
}

/** One sheet of a workbook. */
export const sheetOf = <Filters, Row>({ title, columns, rows, key }: SheetDraft<Filters, Row>): AnySource<Filters> =>
  exportSource<Filters, Row>({
    name: "",
    fileName: title,
    columnsIn: (language) =>
      columns(language).map(([name, cell]) => ({ title: name, cell: cell as (row: unknown) => Cell })),
    async page(tx, context, filters, after, limit) {
      const found = await rows(tx, context, filters, (after as string | undefined) ?? "", limit);
      const last = found.at(-1);
      return { rows: found, next: last === undefined || found.length < limit ? undefined : key(last) };
    },
    present: (row) => row,
  });

interface WorkbookDraft<Filters> {
  readonly name: string;
  readonly title: (language: Language) => string;
  readonly sheets: readonly AnySource<Filters>[];
}

/** Several lists in one file, a sheet each; it is empty when all of them are. */
export const workbookOf = <Filters>({ name, title, sheets }: WorkbookDraft<Filters>): AnySource<Filters> =>
  exportSource<Filters, unknown>({
    name,
    fileName: title,
    sheets,
    columnsIn: () => [],
    async page(tx, context, filters, after, limit) {
      for (const sheet of sheets as unknown as readonly ExportSource<Filters, unknown>[]) {
        const page = await sheet.page(tx, context, filters, after, limit);
        if (page.rows.length > 0) return page;
      }
      return { rows: [], next: undefined };
    },
    present: (row) => row,
  });
