import type { Language } from "@yunshou/contract";
import { diagnoses } from "@yunshou/contract/machines/diagnoses";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { diagnosesAfter, type DiagnosisFilters } from "./diagnoses.queries.ts";

/** Faults by machine and kind as a file; durations in seconds. */
export const diagnosisExport = exportOf({
  name: "diagnoses",
  of: diagnoses.list,
  words: (language: Language) => ({ ...wordsOf(language, "diagnoses"), kinds: wordsOf(language, "machines").alarm }),
  title: ({ pages }) => pages["/shj/zdfx"],
  columns: ["machineNo", "machineName", "faultType", "faultCount", "faultSeconds", "offlineDuration", "onlineRate"],
  rows: (tx, { scope, timeZone }, filters: DiagnosisFilters, after = "", limit) =>
    diagnosesAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ rowId }) => rowId,
  values: ({ kinds }) => ({ faultType: kinds }),
});
