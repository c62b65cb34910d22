import type { ReactNode } from "react";

/** What a column is to its row where there is no room for a table: its name, what explains the name, how it is, how much, and when. */
export type ColumnRole = "title" | "sub" | "state" | "figure" | "time";

/** One column of a ListPage. `key` identifies it in the column settings. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row, index: number) => ReactNode;
  /** The fields of the row that it shows, where its key is none of them. */
  readonly fields?: readonly string[];
  /** Its place on the card of a row; a column without a role stands in tables only. */
  readonly role?: ColumnRole | undefined;
  readonly width?: number;
  /** In a dense list, where two facts stand in one line. */
  readonly denseWidth?: number;
  readonly align?: "left" | "right" | "center";
  readonly sortable?: boolean;
  readonly fixed?: "start" | "end";
  /** Not shown until somebody switches it on in the column settings. */
  readonly hidden?: boolean;
  /** Its cells hold data, which reads alike in every language; other cells hold words, which grow. */
  readonly holdsData?: boolean;
  /** Every word that its cells may show: the column is as wide as the longest, in each language. */
  readonly words?: readonly string[];
  /** The verb that the cell of a row shows before 更多, or the first of its states: the column is as wide as the longest of the rows it holds. */
  readonly verb?: (row: Row) => string | undefined;
}

export interface TitleColumn<Row> extends Column<Row> {
  readonly role: "title";
}

/** The columns of a list: the first says what a row is about, so that a card can be named. */
export type ListColumns<Row> = readonly [TitleColumn<Row>, ...Column<Row>[]];

export type ColumnOptions = Partial<
  Pick<Column<never>, "width" | "align" | "sortable" | "fixed" | "hidden" | "holdsData" | "role" | "words">
>;

type Text = string | number | null | undefined;
export type KeyOf<Row, Value> = { [Key in keyof Row & string]: Row[Key] extends Value ? Key : never }[keyof Row &
  string];
/** A field of the row, or what is told of the row. */
export type Part<Row> = KeyOf<Row, Text> | ((row: Row) => ReactNode);
