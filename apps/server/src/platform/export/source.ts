import type { Language } from "@yunshou/contract";
import type { Handle, Scope } from "@yunshou/database";
import type { Secrets } from "../secrets.ts";

/** What an export was asked for and by whom; the scope is that of the moment of asking. */
export interface ExportContext {
  readonly scope: Scope;
  readonly timeZone: string;
  readonly language: Language;
  /** The business day in the time zone. */
  readonly today: string;
}

/** What rows are presented with; `secrets` open what is sealed, so that it can be written masked. */
export interface PresentContext extends Pick<ExportContext, "language" | "today"> {
  readonly secrets: Secrets;
}

/** A value of a cell: text, whole fen, a count, or an instant. Nothing is an empty cell. */
export type Cell =
  | { readonly kind: "text"; readonly value: string | null }
  | { readonly kind: "money"; readonly fen: string | null }
  | { readonly kind: "count"; readonly value: number | null }
  | { readonly kind: "time"; readonly at: Date | null };

/** A column of a file in one language. */
export interface ExportColumn {
  /** The field of the row; absent where all columns belong together. */
  readonly name?: string;
  readonly title: string;
  readonly cell: (row: unknown) => Cell;
}

export interface ExportPage<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; undefined after the last one. */
  readonly next: unknown;
}

/** A list that can be exported without a row limit, page by page. */
export interface ExportSource<Filters = never, Row = never> {
  /** Stored with the file, so that any process can run the export. */
  readonly name: string;
  readonly fileName: (language: Language) => string;
  /** Its columns, which may depend on what was asked for. */
  readonly columnsIn: (language: Language, filters: Filters) => readonly ExportColumn[];
  readonly page: (
    tx: Handle,
    context: ExportContext,
    filters: Filters,
    after: unknown,
    limit: number,
  ) => Promise<ExportPage<Row>>;
  /** Of a workbook: the lists that are written one after the other, a sheet each. */
  readonly sheets?: readonly AnySource<Filters>[];
  /** The row that cells are written of. */
  readonly present: (row: Row, context: PresentContext) => unknown;
}

/** Any source; what its rows are is known to itself only, and its filters to whoever starts it. */
export type AnySource<Filters = never> = ExportSource<Filters, never>;

export const exportSource = <Filters, Row>(source: ExportSource<Filters, Row>): AnySource<Filters> =>
  source as unknown as AnySource<Filters>;

export const text = (value: string | null): Cell => ({ kind: "text", value });
export const money = (fen: string | null): Cell => ({ kind: "money", fen });
export const count = (value: number | null): Cell => ({ kind: "count", value });
export const time = (at: Date | null): Cell => ({ kind: "time", at });
