import type { AnswerOf } from "@yunshou/contract";
import type { lanes } from "@yunshou/contract/machines/lanes";
import { businessDay } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import { count, type ExportColumn, exportSource, money, text } from "../../platform/export/source.ts";
import { listLanes } from "./lanes.queries.ts";
import { machineHead } from "../registry/machines.queries.ts";

type Row = AnswerOf<typeof lanes.list>["lanes"][number];
type Field = keyof Words<"lanes">["fields"];

const column = (field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => wordsOf(language, "lanes").fields[field],
  cell,
});

const columns: readonly ExportColumn<Row>[] = [
  column("cabinet", (row, language) => text(wordsOf(language, "lanes").cabinet[row.cabinet])),
  column("laneNo", (row) => count(row.laneNo)),
  column("layerNo", (row) => count(row.layerNo)),
  column("laneMode", (row, language) => text(wordsOf(language, "lanes").laneMode[row.laneMode])),
  column("laneStatus", (row, language) =>
    text(row.locked ? wordsOf(language, "lanes").fields.locked : wordsOf(language, "lanes").laneStatus[row.laneStatus]),
  ),
  column("productCode", (row) => text(row.productCode)),
  column("productName", (row) => text(row.productName)),
  column("lanePrice", (row) => money(row.lanePriceFen)),
  column("purchasePrice", (row) => money(row.purchaseFen)),
  column("stock", (row) => count(row.stock)),
  column("capacity", (row) => count(row.capacity)),
  column("warnThreshold", (row) => count(row.warnThreshold)),
  column("soldToday", (row) => count(row.soldToday)),
  column("batchNo", (row) => text(row.batchNo)),
];

/** The lanes of one machine as a file; there are at most 200 of them, so one page holds all. */
export const laneExport = exportSource<{ readonly machineNo: string }, Row>({
  name: "lanes",
  fileName: (language) => wordsOf(language, "machines").lanes,
  columns,
  async page(tx, { scope, timeZone }, { machineNo }) {
    const machine = await machineHead(tx, scope, machineNo);
    const rows =
      machine === undefined
        ? []
        : await listLanes<Row>(tx, machine.machineId, businessDay(new Date(), timeZone), timeZone);
    return { rows, next: undefined };
  },
});
