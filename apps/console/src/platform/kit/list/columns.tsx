import { lazy, type ReactNode, Suspense } from "react";
import { CopyText, OpenText } from "../show/CellText.tsx";
import { nothingShown, showMoney, showNumber, showPercent, showTime } from "../show/show.ts";
import { type RowAction, RowActions } from "./RowActions.tsx";
import { StatusDot, type Tone } from "../show/StatusDot.tsx";

/** One column of a ListPage. `key` identifies it in the column settings. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row, index: number) => ReactNode;
  readonly width?: number;
  readonly align?: "left" | "right" | "center";
  readonly sortable?: boolean;
  readonly fixed?: "start" | "end";
  /** Not shown until somebody switches it on in the column settings. */
  readonly hidden?: boolean;
  /** Its cells hold data, which reads alike in every language; other cells hold words, which grow. */
  readonly holdsData?: boolean;
}

export type ColumnOptions = Partial<
  Pick<Column<never>, "width" | "align" | "sortable" | "fixed" | "hidden" | "holdsData">
>;

type KeyOf<Row, Value> = { [Key in keyof Row & string]: Row[Key] extends Value ? Key : never }[keyof Row & string];
type Text = string | number | null | undefined;

const Picture = lazy(() => import("../show/Picture.tsx"));

/** Column helpers for rows of one type: a wrong field or a wrong kind of value does not compile. */
export function columnsOf<Row extends object>() {
  const plain = (key: string, title: string, show: (row: Row) => ReactNode, options: ColumnOptions): Column<Row> => ({
    key,
    title,
    render: show,
    ...options,
  });
  const data = (
    key: keyof Row & string,
    title: string,
    show: (row: Row) => ReactNode,
    options: ColumnOptions,
  ): Column<Row> => ({ ...plain(key, title, show, options), holdsData: true });
  return {
    text: (
      key: KeyOf<Row, Text>,
      title: string,
      options: ColumnOptions & { onOpen?: (row: Row) => void; copyable?: boolean } = {},
    ): Column<Row> => {
      const { onOpen, copyable, ...rest } = options;
      const value = (row: Row) => String((row[key] as Text) ?? "") || nothingShown;
      if (onOpen !== undefined)
        return data(key, title, (row) => <OpenText text={value(row)} onOpen={() => onOpen(row)} />, rest);
      if (copyable)
        return data(key, title, (row) => (row[key] === null ? nothingShown : <CopyText text={value(row)} />), rest);
      return data(key, title, value, rest);
    },
    number: (key: KeyOf<Row, number | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showNumber(row[key] as number | null), { align: "right", ...options }),
    /** Fen on the wire, yuan with two decimals on the screen (GEN-18). */
    money: (key: KeyOf<Row, string | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showMoney(row[key] as string | null), { align: "right", width: 110, ...options }),
    time: (key: KeyOf<Row, string | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showTime(row[key] as string | null), { width: 172, ...options }),
    percent: (key: KeyOf<Row, number | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showPercent(row[key] as number | null), { align: "right", ...options }),
    image: (key: KeyOf<Row, string | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      plain(
        key,
        title,
        (row) =>
          row[key] === null ? (
            nothingShown
          ) : (
            <Suspense>
              <Picture src={row[key] as string} />
            </Suspense>
          ),
        { width: 72, ...options },
      ),
    /** A coloured dot and a word. Labels must name every value; a missing one does not compile. */
    status: <Key extends KeyOf<Row, string | null>>(
      key: Key,
      title: string,
      labels: Readonly<Record<NonNullable<Row[Key]> & string, string>>,
      tones?: Readonly<Partial<Record<NonNullable<Row[Key]> & string, Tone>>>,
      options: ColumnOptions = {},
    ): Column<Row> =>
      plain(
        key,
        title,
        (row) => {
          const value = row[key] as (NonNullable<Row[Key]> & string) | null;
          return value === null ? (
            nothingShown
          ) : (
            <StatusDot tone={tones?.[value] ?? "neutral"}>{labels[value]}</StatusDot>
          );
        },
        options,
      ),
    /** The word for a value of a list, without a judgement. */
    label: <Key extends KeyOf<Row, string | null>>(
      key: Key,
      title: string,
      labels: Readonly<Record<NonNullable<Row[Key]> & string, string>>,
      options: ColumnOptions = {},
    ): Column<Row> =>
      plain(
        key,
        title,
        (row) => (row[key] === null ? nothingShown : labels[row[key] as NonNullable<Row[Key]> & string]),
        options,
      ),
    /** Who or what, with its number soft behind it: a merchant, a machine, a person. */
    pair: (
      key: string,
      main: KeyOf<Row, Text>,
      second: KeyOf<Row, Text>,
      title: string,
      options: ColumnOptions = {},
    ): Column<Row> =>
      plain(
        key,
        title,
        (row) => (
          <>
            {row[main] as Text} <small className="kit-soft">{row[second] as Text}</small>
          </>
        ),
        options,
      ),
    /** Anything else; prefer the helpers above. */
    custom: (key: string, title: string, render: (row: Row) => ReactNode, options: ColumnOptions = {}): Column<Row> =>
      plain(key, title, render, options),
    actions: (
      title: string,
      actions: (row: Row) => readonly RowAction[],
      options: ColumnOptions = {},
    ): Column<Row> => ({
      key: "$actions",
      title,
      fixed: "end",
      width: 176,
      render: (row) => <RowActions actions={actions(row)} />,
      ...options,
    }),
  };
}
