import { readingTable, step } from "@yunshou/domain";
import {
  columnsOf,
  type ListColumns,
  nothingShown,
  useRefusalText,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type ReadingRow, readingTones } from "./reading.ts";

interface ReadingActions {
  readonly onOpen: (row: ReadingRow) => void;
  readonly onDecide: (row: ReadingRow) => void;
}

/** The columns of readings: what the counters say beside what the orders say. */
export function useReadingColumns({ onOpen, onDecide }: ReadingActions): ListColumns<ReadingRow> {
  const t = usePhrases("counterReadings");
  const words = t.counterReadings;
  const { fields } = words;
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("machines.counterReading.write");
  const column = columnsOf<ReadingRow>();
  return [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, { width: 132, onOpen }),
    column.text("machineNo", t.common.fields.machineNo, { hidden: true }),
    column.time("readTime", fields.readTime, { sortable: true, width: 104 }),
    column.label("readingSource", fields.readingSource, words.source, { width: 100, hidden: true }),
    column.status("readingState", fields.readingState, words.state, readingTones),
    column.custom(
      "readingProblem",
      fields.readingProblem,
      ({ readingProblem }) => (readingProblem === null ? nothingShown : words.problem[readingProblem]),
      { width: 150 },
    ),
    column.time("fromTime", fields.fromTime, { width: 104 }),
    column.number("pieces", fields.pieces, { width: 84 }),
    column.number("orderPieces", fields.orderPieces, { width: 90 }),
    column.number("differencePieces", fields.differencePieces, { width: 84 }),
    column.money("amountFen", fields.amount, { width: 96, hidden: true }),
    column.number("vends", fields.vends, { width: 90, hidden: true }),
    column.text("currency", fields.currency, { width: 70, hidden: true }),
    column.text("fileName", fields.fileName, { width: 150, hidden: true }),
    column.text("uploader", fields.uploader, { width: 100, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "show", label: words.show, onClick: () => onOpen(row) },
      {
        key: "decide",
        label: words.decide,
        refused: readOnly ?? refusal(step(readingTable, row.readingState, "discard")),
        onClick: () => onDecide(row),
      },
    ]),
  ];
}
