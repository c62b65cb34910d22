import { refillFigure, refillOrderLimit } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Table } from "antd";
import { Link } from "react-router";
import { EmptyState, nothingShown, Pair, showMoney, showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Stop } from "./stop.ts";
import { selectionNames } from "../../platform/kit/show/show.ts";

/** As wide as its longest column needs; a narrower window scrolls the table. */
const tableWidth = 1_180;

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
    return days <= 0 ? t.visits.today : fill(t.visits.inDays, { days: showNumber(days) });
  };
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
      columns={[
        { key: "place", title: fields.place, width: 110, render: (_, { place }) => place ?? t.visits.canWait },
        {
          key: "machine",
          title: t.common.fields.machine,
          width: 230,
          render: (_, row) => (
            <Pair
              main={
                <Link to={`/kcpd/jqhdkcpd?${new URLSearchParams({ machineNo: row.machineNo }).toString()}`}>
                  {row.machineName}
                </Link>
              }
              second={row.machineNo}
            />
          ),
        },
        { key: "point", title: t.common.fields.pointName, width: 150, render: (_, { pointName }) => pointName },
        {
          key: "gain",
          title: fields.gain,
          align: "right",
          width: 130,
          render: (_, row) => (
            <span title={fill(t.visits.dueFrom, { money: showMoney(row.dueFromFen) })}>{money(row.gainFen)}</span>
          ),
        },
        {
          key: "stockOut",
          title: fields.stockOut,
          align: "right",
          width: 100,
          render: (_, row) => money(row.stockOutFen),
        },
        { key: "spoil", title: fields.spoil, align: "right", width: 100, render: (_, row) => money(row.spoilFen) },
        { key: "fault", title: fields.fault, align: "right", width: 100, render: (_, row) => money(row.faultFen) },
        { key: "cash", title: fields.cash, align: "right", width: 90, render: (_, row) => money(row.cashFen) },
        { key: "emptyDays", title: fields.emptyDays, width: 120, render: (_, row) => emptyIn(row.emptyDays) },
        {
          key: "alert",
          title: t.refillOrders.fields.laneAlert,
          align: "right",
          width: 100,
          render: (_, row) => refillFigure(row.lanesBelow, row.lanesAll),
        },
        {
          key: "shortage",
          title: t.refillOrders.fields.shortage,
          align: "right",
          width: 90,
          render: (_, { shortage }) => showNumber(shortage),
        },
        {
          key: "order",
          title: t.refillOrders.pages["/jxcgl/bhd"],
          width: 130,
          render: (_, { documentId }) =>
            documentId === null ? nothingShown : <Link to={`/jxcgl/bhd?doc=${documentId}`}>{t.visits.hasOrder}</Link>,
        },
      ]}
    />
  );
}
