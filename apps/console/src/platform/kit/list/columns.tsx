import { type ReactNode, Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { isLeading } from "../entity/leads.ts";
import { RecordLink } from "../entity/RecordLink.tsx";
import { CopyText, OpenText } from "../show/CellText.tsx";
import { Pair, Pictured } from "../show/Pair.tsx";
import { nothingShown, showMoney, showNumber, showPercent, showTime } from "../show/show.ts";
import type { Column, ColumnOptions, KeyOf, Part, TitleColumn } from "./column.ts";
import { type RowAction, RowActions } from "./RowActions.tsx";
import { type State, StatesCell, worstFirst } from "../show/States.tsx";
import { StatusDot, type Tone } from "../show/StatusDot.tsx";

type Text = string | number | null | undefined;

const Picture = lazily(() => import("../show/Picture.tsx"));

/** Widths of a name over its number and of a day over its time, also where they stand in one line. */
const titleWidth = 216;
const pairWidth = 180;
const timeWidths = { width: 112, denseWidth: 158 };

interface TitleOptions<Row> extends ColumnOptions {
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** What the row looks like, before its name. */
  readonly picture?: (row: Row) => ReactNode;
}

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
  const fieldsOf = (...parts: readonly (Part<Row> | null)[]) => parts.filter((part) => typeof part === "string");
  const tell = (part: Part<Row>) => (row: Row) =>
    typeof part === "function" ? part(row) : String((row[part] as Text) ?? "") || nothingShown;
  /** A machine, order, card or merchant that is named with its number leads to its page. */
  const leading = (row: Row, shown: ReactNode, main: unknown, second?: unknown): ReactNode => {
    const field = isLeading(main) ? main : second;
    const number = isLeading(field) ? (row as Readonly<Record<string, unknown>>)[field] : undefined;
    return isLeading(field) && typeof number === "string" && number !== "" ? (
      <RecordLink by={field} number={number}>
        {shown}
      </RecordLink>
    ) : (
      shown
    );
  };
  return {
    /**
     * The first column of a list: what a row is about, with what explains it below. It opens the row where there is
     * something to open; 操作 does not repeat that.
     */
    title: (
      key: string,
      main: Part<Row>,
      second: Part<Row> | null,
      title: string,
      { onOpen, picture, ...options }: TitleOptions<Row> = {},
    ): TitleColumn<Row> => {
      const open = (row: Row) => {
        const text = tell(main)(row);
        return onOpen === undefined ? (
          leading(row, text, main, second)
        ) : (
          <OpenText text={text} onOpen={() => onOpen(row)} />
        );
      };
      const name = (row: Row) => (second === null ? open(row) : <Pair main={open(row)} second={tell(second)(row)} />);
      return {
        key,
        title,
        fields: fieldsOf(main, second),
        render: picture === undefined ? name : (row) => <Pictured picture={picture(row)}>{name(row)}</Pictured>,
        fixed: "start",
        holdsData: true,
        width: titleWidth,
        ...options,
        role: "title",
      };
    },
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
      return data(key, title, (row) => leading(row, value(row), key), rest);
    },
    number: (key: KeyOf<Row, number | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showNumber(row[key] as number | null), { align: "right", role: "figure", ...options }),
    /** Fen on the wire, yuan with two decimals on the screen (GEN-18). */
    money: (key: KeyOf<Row, string | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showMoney(row[key] as string | null), {
        align: "right",
        width: 110,
        role: "figure",
        ...options,
      }),
    /** The day over the time, whole as GEN-17 has it. */
    time: (key: KeyOf<Row, string | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(
        key,
        title,
        (row) => {
          const [day, time] = showTime(row[key] as string | null).split(" ");
          return time === undefined ? day : <Pair main={day} second={time} />;
        },
        { ...timeWidths, role: "time", ...options },
      ),
    percent: (key: KeyOf<Row, number | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      data(key, title, (row) => showPercent(row[key] as number | null), { align: "right", role: "figure", ...options }),
    image: (key: KeyOf<Row, string | null>, title: string, options: ColumnOptions = {}): Column<Row> =>
      plain(
        key,
        title,
        (row) =>
          row[key] === null ? (
            nothingShown
          ) : (
            <Suspense>
              <Picture src={row[key] as string} name={title} />
            </Suspense>
          ),
        { width: 72, ...options },
      ),
    /** A coloured dot and a word. Labels must name every value; a missing one does not compile. What has no tone is as it should be. */
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
            <StatusDot tone={tones?.[value] ?? "quiet"}>{labels[value]}</StatusDot>
          );
        },
        { role: "state", words: Object.values(labels), ...options },
      ),
    /**
     * All that can be said of how a row is, in one column: the worst with its dot, below it what else is not as it
     * should be. A row where everything is well says its first state.
     */
    states: (
      key: string,
      title: string,
      of: (row: Row) => readonly State[],
      options: ColumnOptions = {},
    ): Column<Row> => ({
      ...plain(key, title, (row) => <StatesCell states={of(row)} />, {
        role: "state",
        width: 132,
        ...options,
      }),
      verb: (row) => worstFirst(of(row))[0]?.text,
    }),
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
        { words: Object.values(labels), ...options },
      ),
    /** Who or what, with its number soft below it: a merchant, a machine, which leads to its page, a person; a product and its lane. */
    pair: (
      key: string,
      main: Part<Row>,
      second: Part<Row>,
      title: string,
      options: ColumnOptions = {},
    ): Column<Row> => ({
      ...plain(
        key,
        title,
        (row) => <Pair main={leading(row, tell(main)(row), main, second)} second={tell(second)(row)} />,
        {
          role: "sub",
          width: pairWidth,
          ...options,
        },
      ),
      fields: fieldsOf(main, second),
      holdsData: true,
    }),
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
      width: 104,
      verb: (row) => actions(row)[0]?.label,
      render: (row) => <RowActions actions={actions(row)} />,
      ...options,
    }),
  };
}
