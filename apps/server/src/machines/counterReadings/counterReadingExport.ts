import type { Language } from "@yunshou/contract";
import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type ReadingFilters, readingsAfter } from "./counterReadings.queries.ts";

/** Readings of counters as a file, in the order of their coming. */
export const counterReadingExport = exportOf({
  name: "counterReadings",
  of: counterReadings.list,
  words: (language: Language) => wordsOf(language, "counterReadings"),
  title: ({ pages }) => pages["/shj/jqds"],
  columns: [
    "machineNo",
    "machineName",
    "readTime",
    "readingSource",
    "readingState",
    "readingProblem",
    "vends",
    "fromTime",
    "pieces",
    "orderPieces",
    "differencePieces",
    "amountFen",
    "currency",
    "fileName",
    "uploader",
  ],
  rows: (tx, { scope }, filters: ReadingFilters, after = "0", limit) => readingsAfter(tx, scope, filters, after, limit),
  key: ({ readingId }) => readingId,
  values: ({ source, state, problem }) => ({
    readingSource: source,
    readingState: state,
    readingProblem: problem,
  }),
});
