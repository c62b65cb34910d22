import type { StoredRow } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";
import { businessDay, refillFigure } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { type ExportColumn, exportSource, money, text, time } from "../../platform/export/source.ts";
import { type MachineFilters, machinesAfter } from "./machines.queries.ts";

/** A row of the list; its times are still instants here. */
type Row = Omit<StoredRow<typeof machines.list>, "seenAt" | "deployTime"> & {
  readonly seenAt: Date | null;
  readonly deployTime: Date | null;
};
type Field = keyof Words<"machines">["fields"];

const column = (field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => wordsOf(language, "machines").fields[field],
  cell,
});

/** Traffic in MB as text with one decimal; it is no money and no count. */
const megabytes = (value: number) => text(value.toFixed(1));

const columns: readonly ExportColumn<Row>[] = [
  column("machineNo", (row) => text(row.machineNo)),
  column("machineName", (row) => text(row.machineName)),
  column("machineCategory", (row, language) =>
    text(wordsOf(language, "machines").machineCategory[row.machineCategory]),
  ),
  column("machineType", (row, language) => text(wordsOf(language, "machines").machineType[row.machineType])),
  column("merchantNo", (row) => text(row.merchantNo)),
  column("merchantName", (row) => text(row.merchantName)),
  column("pointName", (row) => text(row.pointName)),
  column("region", (row) => text([row.province, row.city].filter((part) => part !== null).join(" "))),
  column("routeName", (row) => text(row.routeName)),
  column("onlineStatus", (row, language) => text(wordsOf(language, "machines").machineState[row.onlineStatus])),
  {
    title: (language) => wordsOf(language, "machines").state,
    cell: (row, language) =>
      text(
        [row.operation, ...row.conditions].map((state) => wordsOf(language, "machines").machineState[state]).join(", "),
      ),
  },
  {
    title: (language) => wordsOf(language, "machines").refill,
    cell: (row) => text(refillFigure(row.lanesBelow, row.lanesAll)),
  },
  { title: (language) => wordsOf(language, "machines").today, cell: (row) => money(row.todayAmountFen) },
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
  fileName: (language) => wordsOf(language, "machines").title,
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
