import type { Endpoint, Language, StoredRow } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import type { z } from "zod";
import { cellOf, kindOf, type Plain, shapeOf } from "./cells.ts";
import {
  type AnySource,
  type Cell,
  type ExportColumn,
  type ExportContext,
  exportSource,
  type PresentContext,
  text,
} from "./source.ts";

/** The words of a room; `fields` name the columns of its lists, `amount` the column `amountFen`. */
interface RoomWords {
  readonly fields: object;
}
type WordedBy<Words extends RoomWords> = (keyof Words["fields"] & string) | `${keyof Words["fields"] & string}Fen`;

/** A list of the contract, or the schema of its rows where these are not called `rows`. */
type Listed = Endpoint | z.ZodObject;
type RowOf<L extends Listed> = L extends Endpoint ? StoredRow<L> : L extends z.ZodObject ? z.output<L> : never;
/** Columns of the row that one cell can hold. */
type PlainOf<Row> = { [Name in keyof Row & string]: Row[Name] extends Plain ? Name : never }[keyof Row & string];

/** What a closed set of values, or a yes and no, needs words for. */
type ValueOf<Content> = Content extends boolean
  ? "yes" | "no"
  : Content extends string
    ? string extends Content
      ? never
      : Content
    : never;
type ChoiceOf<Row, Column extends keyof Row> = {
  [Name in Column]: [ValueOf<NonNullable<Row[Name]>>] extends [never] ? never : Name;
}[Column];
type ValueWords<Row, Column extends keyof Row> = {
  readonly [Name in ChoiceOf<Row, Column>]: Readonly<Record<ValueOf<NonNullable<Row[Name]>>, string>>;
};

interface Draft<
  L extends Listed,
  Words extends RoomWords,
  Column extends string,
  Own extends string,
  Filters,
  Stored,
  Shown,
> {
  /** Stored with the file, and in the audit record of the export. */
  readonly name: string;
  /** The list whose rows the file holds. */
  readonly of: L;
  readonly words: (language: Language) => Words;
  readonly title: (words: NoInfer<Words>) => string;
  readonly columns: readonly Column[];
  /** The next rows after the one whose key is `after`; undefined begins. */
  readonly rows: (
    tx: Handle,
    context: ExportContext,
    filters: Filters,
    after: string | undefined,
    limit: number,
  ) => Promise<readonly Stored[]>;
  /** What the next rows begin after, by the last row. A list without a key fits into one page. */
  readonly key?: (row: NoInfer<Stored>) => string;
  /** The row as the list on the screen shows it, as far as the file holds it. Secrets that a file must not have stay out here. */
  readonly present?: (row: Stored, context: PresentContext) => Shown;
  /** Columns that are made of several fields, or are no column of the list. */
  readonly cells?: { readonly [Name in Own]: (row: NoInfer<Shown>, words: NoInfer<Words>) => Cell };
  /** What stands in a column where the row has nothing. */
  readonly empty?: { readonly [Name in NoInfer<Column>]?: (words: NoInfer<Words>) => string };
}

/** Titles of columns: those that the room has no word for under their own name must be there. */
type WithTitles<Column extends string, Words extends RoomWords> = [Exclude<Column, WordedBy<Words>>] extends [never]
  ? { readonly titles?: Titles<Column, Words> }
  : { readonly titles: Titles<Column, Words> & Required<Titles<Exclude<Column, WordedBy<Words>>, Words>> };
type Titles<Column extends string, Words> = { readonly [Name in NoInfer<Column>]?: (words: NoInfer<Words>) => string };

/** The words of each closed set of values and of each yes and no, by column; a room states them once for all its exports. */
type WithValues<Row, Column extends keyof Row, Words> = [ChoiceOf<Row, Column>] extends [never]
  ? { readonly values?: undefined }
  : { readonly values: (words: Words) => ValueWords<Row, Column> };

/** Rows that lack a column of the file, or hold something else under its name, are no source: they have to be presented. */
type SourceOf<Filters, Shown, Columns> = [Shown] extends [Columns]
  ? AnySource<Filters>
  : { readonly notAsTheContractSays: Exclude<keyof Columns, keyof Shown> };

type Taken<L extends Listed, Column extends string, Own extends string> = Exclude<Column, Own> & keyof RowOf<L>;

/**
 * A list as a file: the contract's row, the room's words and the names of columns. What a cell is comes from the schema
 * of the row: an instant is a time, fen are money, a number is a count, a closed set of values is written by its words.
 * A column that neither the row nor `cells` has, one without a word, and a set of values without words do not compile.
 */
export function exportOf<
  L extends Listed,
  Words extends RoomWords,
  const Column extends PlainOf<RowOf<L>> | Own,
  Filters,
  Stored,
  Own extends string = never,
  Shown = Stored,
>(
  draft: Draft<L, Words, Column, Own, Filters, Stored, Shown> &
    WithTitles<Column, Words> &
    WithValues<RowOf<L>, Taken<L, Column, Own>, Words>,
): SourceOf<Filters, Shown, Pick<RowOf<L>, Taken<L, Column, Own>>> {
  const { name, of, words, title, columns, rows, key, present, cells, empty, titles, values } =
    draft as unknown as Loose<Filters, Stored>;
  const shape = shapeOf(of);
  const kinds = new Map(
    columns.flatMap((column) =>
      cells?.[column] === undefined ? [[column, kindOf(shape[column], `${name}.${column}`)] as const] : [],
    ),
  );
  const source = exportSource<Filters, Stored>({
    name,
    fileName: (language) => title(words(language)),
    columnsIn(language) {
      const spoken = words(language);
      const valueWords = values?.(spoken) ?? {};
      return columns.map((column): ExportColumn => {
        const own = cells?.[column];
        const nothing = text(empty?.[column]?.(spoken) ?? null);
        const plain = own === undefined ? cellOf(kinds.get(column)!, valueWords[column]) : undefined;
        return {
          name: column,
          title: titles?.[column]?.(spoken) ?? wordFor(spoken, column),
          cell(row) {
            if (plain === undefined) return own!(row as never, spoken);
            const content = (row as Readonly<Record<string, Plain>>)[column] ?? null;
            return content === null ? nothing : plain(content);
          },
        };
      });
    },
    async page(tx, context, filters, after, limit) {
      const stored = await rows(tx, context, filters, after as string | undefined, limit);
      const last = stored.at(-1);
      const isLast = key === undefined || last === undefined || stored.length < limit;
      return { rows: stored, next: isLast ? undefined : key(last) };
    },
    present: present ?? ((row) => row),
  });
  return source as SourceOf<Filters, Shown, Pick<RowOf<L>, Taken<L, Column, Own>>>;
}

type ByColumn<Value> = Readonly<Record<string, Value | undefined>>;

/** The draft as the code reads it, once the compiler has checked its names. */
interface Loose<Filters, Stored> extends Omit<
  Draft<Listed, RoomWords, string, never, Filters, Stored, unknown>,
  "cells" | "empty"
> {
  readonly cells?: ByColumn<(row: never, words: RoomWords) => Cell>;
  readonly empty?: ByColumn<(words: RoomWords) => string>;
  readonly titles?: ByColumn<(words: RoomWords) => string>;
  readonly values?: (words: RoomWords) => ByColumn<Readonly<Record<string, string>>>;
}

function wordFor({ fields }: RoomWords, column: string): string {
  const words = fields as Readonly<Record<string, string>>;
  return words[column] ?? words[column.replace(/Fen$/, "")]!;
}
