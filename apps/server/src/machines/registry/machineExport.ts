import type { StoredRow } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";
import { businessDay, refillFigure } from "@yunshou/domain";
import { machineWords } from "@yunshou/phrases/machinesServer";
import { valueWords } from "@yunshou/phrases/ordersServer";
import { type ExportColumn, exportSource, money, text, time } from "../../platform/export/source.ts";
import { type MachineFilters, machinesAfter } from "./machines.queries.ts";

/** A row of the list; its times are still instants here. */
type Row = Omit<StoredRow<typeof machines.list>, "seenAt" | "deployTime"> & {
  readonly seenAt: Date | null;
  readonly deployTime: Date | null;
};
type Field = keyof (typeof machineWords)["zh"]["field"];

const column = (field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => machineWords[language].field[field],
  cell,
});

/** Traffic in MB as text with one decimal; it is no money and no count. */
const megabytes = (value: number) => text(value.toFixed(1));

const columns: readonly ExportColumn<Row>[] = [
  column("machineNo", (row) => text(row.machineNo)),
  column("machineName", (row) => text(row.machineName)),
  column("machineCategory", (row, language) => text(valueWords[language].machineCategory[row.machineCategory])),
  column("machineType", (row, language) => text(valueWords[language].machineType[row.machineType])),
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("pointName", (row) => text(row.pointName)),
  column("region", (row) => text([row.province, row.city].filter((part) => part !== null).join(" "))),
  column("routeName", (row) => text(row.routeName)),
  column("onlineStatus", (row, language) => text(valueWords[language].machineState[row.onlineStatus])),
  {
    title: (language) => machineWords[language].state,
    cell: (row, language) =>
      text([row.operation, ...row.conditions].map((state) => valueWords[language].machineState[state]).join(", ")),
  },
  {
    title: (language) => machineWords[language].refill,
    cell: (row) => text(refillFigure(row.lanesBelow, row.lanesAll)),
  },
  { title: (language) => machineWords[language].today, cell: (row) => money(row.todayAmountFen) },
  column("upperSoftVersion", (row) => text(row.upperSoftVersion)),
  column("lowerSoftVersion", (row) => text(row.lowerSoftVersion)),
  column("dailyFlowMb", (row) => megabytes(row.dailyFlowMb)),
  column("monthlyFlowMb", (row) => megabytes(row.monthlyFlowMb)),
  column("machineOperator", (row) => text(row.machineOperator)),
  column("seenAt", (row) => time(row.seenAt)),
  column("deployTime", (row) => time(row.deployTime)),
];

/** The machine list as a file, by machine number. */
export const machineExport = exportSource<MachineFilters, Row>({
  name: "machines",
  fileName: (language) => machineWords[language].title,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await machinesAfter<Row>(
      tx,
      scope,
      filters,
      businessDay(new Date(), timeZone),
      (after as string | undefined) ?? "",
      limit,
    );
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.machineNo };
  },
});
