import type { Language } from "@yunshou/contract";
import { appraisals } from "@yunshou/contract/system/appraisals";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type AppraisalFilters, appraisalsAfter } from "./appraisals.queries.ts";

/** The appraisals of a month as a file, by person. */
export const appraisalExport = exportOf({
  name: "appraisals",
  of: appraisals.list,
  words: (language: Language) => wordsOf(language, "appraisals"),
  title: ({ pages }) => pages["/xtgl/jxkp"],
  columns: [
    "userName",
    "account",
    "merchantName",
    "period",
    "indicator",
    "done",
    "good",
    "factScore",
    "score",
    "scoredBy",
    "scoredTime",
    "remark",
  ],
  rows: (tx, reader, filters: AppraisalFilters, after = "", limit) =>
    appraisalsAfter(tx, reader, filters, after, limit),
  key: ({ rowKey }) => rowKey,
  values: ({ indicator }) => ({ indicator }),
});
