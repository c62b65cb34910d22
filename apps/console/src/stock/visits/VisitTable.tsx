import { refillFigure, refillOrderLimit } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Table } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { EmptyState, nothingShown, Pair, showMoney, showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Stop } from "./stop.ts";
import { headWidth } from "../../platform/kit/list/glyphWidths.ts";
import { selectionNames } from "../../platform/kit/show/show.ts";

/** What is beside the menu at 1440 pixels in the languages with wide menus. */
const tableWidth = 1_134;
/** Heads of figures keep their words whole, beside what a cell has round them. */
const widthOf = (title: string) => Math.min(120, Math.max(88, headWidth(title) + 24));

interface VisitTableProps {
  readonly rows: readonly Stop[];
  readonly loading: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (machineIds: readonly string[]) => void;
}

/** Machines of a route, those that are due in the order of the way, the others by what a visit would save. */
export function VisitTable({ rows, loading, chosen, onChoose }: VisitTableProps) {
  const t = usePhrases("visits", "refillOrders");
  const { fields } = t.visits;
  const money = (fen: string) => (fen === "0" ? nothingShown : showMoney(fen));
  const emptyIn = (days: number | null) => {
    if (days === null) return nothingShown;
    if (days <= 1) return days === 1 ? t.visits.tomorrow : t.visits.today;
    return fill(t.visits.inDays, { days: showNumber(days) });
  };
  const figure = (key: string, title: string, render: (row: Stop) => ReactNode) => ({
    key,
    title,
    align: "right" as const,
    width: widthOf(title),
    render: (_: unknown, row: Stop) => render(row),
  });
  const columns = [
    {
      key: "place",
      title: fields.place,
      width: 134,
      render: (_: unknown, { place, documentId }: Stop) => (
        <Pair
          main={place ?? t.visits.canWait}
          second={documentId !== null && <Link to={`/jxcgl/bhd?doc=${documentId}`}>{t.visits.hasOrder}</Link>}
        />
      ),
    },
    {
      key: "machine",
      title: t.common.fields.machine,
      width: 214,
      render: (_: unknown, row: Stop) => (
        <Pair
          main={
            <Link to={`/kcpd/jqhdkcpd?${new URLSearchParams({ machineNo: row.machineNo }).toString()}`}>
              {row.machineName}
            </Link>
          }
          second={`${row.machineNo} · ${row.pointName}`}
        />
      ),
    },
    figure("gain", fields.gain, ({ dueFromFen, gainFen }) => (
      <span title={fill(t.visits.dueFrom, { money: showMoney(dueFromFen) })}>{money(gainFen)}</span>
    )),
    figure("stockOut", fields.stockOut, ({ stockOutFen }) => money(stockOutFen)),
    figure("spoil", fields.spoil, ({ spoilFen }) => money(spoilFen)),
    figure("fault", fields.fault, ({ faultFen }) => money(faultFen)),
    figure("cash", fields.cash, ({ cashFen }) => money(cashFen)),
    figure("alert", t.refillOrders.fields.laneAlert, ({ lanesBelow, lanesAll, shortage }) => (
      <Pair
        main={refillFigure(lanesBelow, lanesAll)}
        second={`${t.refillOrders.fields.shortage} ${showNumber(shortage)}`}
      />
    )),
    {
      key: "emptyDays",
      title: fields.emptyDays,
      width: 116,
      render: (_: unknown, row: Stop) => emptyIn(row.emptyDays),
    },
  ];
  return (
    <Table<Stop>
      rowKey="machineId"
      loading={loading}
      pagination={false}
      dataSource={[...rows]}
      scroll={{ x: tableWidth, y: 420 }}
      locale={{ emptyText: <EmptyState error={null} onRetry={() => {}} /> }}
      rowSelection={{
        columnWidth: 48,
        ...selectionNames(t.common.list),
        selectedRowKeys: [...chosen],
        onChange: (keys) => onChoose(keys.map(String).slice(0, refillOrderLimit)),
        getCheckboxProps: ({ documentId, shortage }) => ({
          "aria-label": t.common.list.selectRow,
          disabled: documentId !== null || shortage === 0,
        }),
      }}
      columns={columns}
    />
  );
}
