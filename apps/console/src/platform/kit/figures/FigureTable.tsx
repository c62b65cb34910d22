import type { Dimension, FigureView, Measure } from "@yunshou/contract/insight/figureViews";
import { Table, type TableColumnType } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { softly } from "../../layout/menu/softly.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { headWidth } from "../list/glyphWidths.ts";
import { stickyInTab } from "../list/ListPage.tsx";
import { reachable } from "../list/reachable.tsx";
import { OpenText } from "../show/CellText.tsx";
import { Change } from "../show/Change.tsx";
import { EmptyState } from "../show/EmptyState.tsx";
import { Pair } from "../show/Pair.tsx";
import { nothingShown, showMoney, showPercent } from "../show/show.ts";
import {
  type Answer,
  type CardMeasure,
  changeOf,
  type FigureRow,
  isBurden,
  othersKey,
  shown,
  valueOf,
} from "./figures.ts";
import { PaymentKinds } from "./PaymentKinds.tsx";

interface FigureTableProps {
  readonly view: FigureView;
  readonly groupBy: Dimension;
  readonly measure: CardMeasure;
  readonly data: Answer | undefined;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly nameOf: (row: FigureRow) => string;
  /** Where the statements behind a row are summed; undefined for who may not open them. */
  readonly settledAt?: ((row: FigureRow) => string) | undefined;
  readonly onOpen: (row: FigureRow) => void;
  readonly onHover: (place: number) => void;
}

const settledNames = ["feeAmount", "settleAmount"] as const;
type SettledName = (typeof settledNames)[number];

/** A head that needs more room than figures gets some of it, so that its words are not parted without need. */
const widthOf = (title: string) => Math.min(150, Math.max(116, headWidth(title) + 46));
const shareWidth = 132;

/** The rows of a condition below their total, which is that of the cards; a press on a row opens what it is made of. */
export function FigureTable({
  view,
  groupBy,
  measure,
  data,
  loading,
  error,
  onRetry,
  nameOf,
  settledAt,
  onOpen,
  onHover,
}: FigureTableProps) {
  const t = usePhrases("figures");
  const words = t.figures;
  const rows = data?.rows ?? [];
  const isEmpty = data === undefined || (data.period.total.orderCount === 0 && data.period.total.refundCount === 0);
  const largest = rows.reduce((most, { share }) => Math.max(most, share), 0);
  const measures = view.columns.filter((one): one is CardMeasure => one !== "share");
  const amount = (row: FigureRow, one: Measure): number =>
    one === "share" ? row.share : Number(valueOf(row, one) ?? -1);
  const right = (one: Measure, render: (row: FigureRow) => ReactNode): TableColumnType<FigureRow> => ({
    key: one,
    title: softly(words.measure[one]),
    align: "right",
    width: one === "share" ? shareWidth : widthOf(words.measure[one]),
    sorter: (a, b) => amount(a, one) - amount(b, one),
    sortDirections: ["descend", "ascend"],
    render: (_value, row) => render(row),
  });
  const change = (now: Answer["period"]["total"], before: Answer["period"]["total"] | null | undefined) => {
    const rate = changeOf(now, before, measure);
    if (!before) return nothingShown;
    const shownRate = rate === null ? nothingShown : <Change rate={rate} />;
    return (
      <span className={isBurden(measure) ? "figures-burden" : ""}>
        <Pair main={shownRate} second={shown(before, measure)} />
      </span>
    );
  };
  const name = (row: FigureRow) => {
    const text = nameOf(row);
    // Only among pickup points does the row without a key say what it counts: what is brought to the door.
    const isUnnamed = row.key === "" && groupBy !== "pickupPoint";
    const main = isUnnamed || row.key === othersKey ? text : <OpenText text={text} onOpen={() => onOpen(row)} />;
    const second = [row.number === text ? "" : row.number, ...row.places].filter((part) => part !== "").join(" · ");
    return second === "" ? main : <Pair main={main} second={second} />;
  };
  const settledCell = ({ settled, ...row }: FigureRow, one: SettledName) => {
    if (settled === null) return nothingShown;
    const money = showMoney(settled[`${one}Fen`]);
    return settledAt === undefined || Number(settled[`${one}Fen`]) === 0 ? (
      money
    ) : (
      <Link to={settledAt({ settled, ...row })}>{money}</Link>
    );
  };
  const settledSum = (one: SettledName) => {
    const told = rows.flatMap(({ settled }) => settled ?? []);
    return told.length === 0
      ? nothingShown
      : showMoney(String(told.reduce((sum, row) => sum + BigInt(row[`${one}Fen`]), 0n)));
  };
  const columns: TableColumnType<FigureRow>[] = [
    { key: "name", title: words.dimension[groupBy], width: 196, fixed: "start", render: (_value, row) => name(row) },
    ...(view.machines === true && groupBy === "point"
      ? [
          {
            key: "machineCount",
            title: softly(words.fields.machineCount),
            align: "right" as const,
            width: widthOf(words.fields.machineCount),
            sorter: (a: FigureRow, b: FigureRow) => (a.machineCount ?? -1) - (b.machineCount ?? -1),
            sortDirections: ["descend" as const, "ascend" as const],
            render: (_value: unknown, row: FigureRow) => row.machineCount ?? nothingShown,
          },
        ]
      : []),
    ...measures.map((one) => right(one, (row) => shown(row, one))),
    ...(view.settled === true && (groupBy === "payMethod" || groupBy === "day")
      ? settledNames.map((one) => ({
          key: one,
          title: softly(words.fields[one]),
          align: "right" as const,
          width: widthOf(words.fields[one]),
          sorter: (a: FigureRow, b: FigureRow) =>
            Number(a.settled?.[`${one}Fen`] ?? -1) - Number(b.settled?.[`${one}Fen`] ?? -1),
          sortDirections: ["descend" as const, "ascend" as const],
          render: (_value: unknown, row: FigureRow) => settledCell(row, one),
        }))
      : []),
    ...(data?.before
      ? [
          {
            key: "change",
            title: words.change,
            align: "right" as const,
            width: 132,
            render: (_value: unknown, row: FigureRow) => change(row, row.before),
          },
        ]
      : []),
    ...(view.columns.includes("share")
      ? [
          right("share", (row) => (
            <span className="figures-share">
              <i style={{ width: `${largest === 0 ? 0 : (row.share / largest) * 100}%` }} aria-hidden="true" />
              {showPercent(row.share)}
            </span>
          )),
        ]
      : []),
    ...(view.kinds === true
      ? [
          {
            key: "kinds",
            title: words.fields.payMethod,
            width: 168,
            render: (_value: unknown, row: FigureRow) => <PaymentKinds kinds={row.kinds} />,
          },
        ]
      : []),
  ];
  const total = data?.period.total;
  const cellOf = (key: string): ReactNode => {
    if (total === undefined) return nothingShown;
    if (key === "name") return words.total;
    if (key === "share") return <span className="figures-share">{showPercent(1)}</span>;
    if (key === "feeAmount" || key === "settleAmount") return settledSum(key);
    if (key === "change") return change(total, data?.before?.total);
    return key === "kinds" || key === "machineCount" ? "" : shown(total, key as CardMeasure);
  };
  return (
    <Table<FigureRow>
      size="medium"
      className="figures-table"
      components={reachable}
      rowKey="key"
      dataSource={isEmpty ? [] : rows}
      loading={loading && { delay: 200 }}
      columns={columns}
      sticky={stickyInTab}
      scroll={{ x: columns.reduce((sum, column) => sum + Number(column.width), 0) }}
      pagination={{ defaultPageSize: 20, showSizeChanger: true, hideOnSinglePage: true }}
      locale={{ emptyText: <EmptyState error={error} onRetry={onRetry} /> }}
      onRow={(row) => ({ onMouseEnter: () => onHover(rows.indexOf(row)) })}
      summary={() =>
        isEmpty ? null : (
          <Table.Summary fixed="top">
            <Table.Summary.Row className="figures-total">
              {columns.map((column, index) => (
                <Table.Summary.Cell
                  key={column.key}
                  index={index}
                  {...(column.align === undefined ? {} : { align: column.align })}
                >
                  {cellOf(String(column.key))}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          </Table.Summary>
        )
      }
    />
  );
}
