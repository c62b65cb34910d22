import type { Language } from "@yunshou/contract";
import { logs } from "@yunshou/contract/system/logs";
import { pageTitle, verbText, wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { text } from "../platform/export/source.ts";
import { logRow } from "./logRow.ts";
import { type LogFilters, logsAfter } from "./logs.queries.ts";

/** The log as a file, newest first, without a row limit. */
export const logExport = exportOf({
  name: "logs",
  of: logs.list,
  words: (language: Language) => ({
    ...wordsOf(language, "logs"),
    pageOf: (path: string) => pageTitle(language, path) ?? path,
    verbOf: (action: string) => verbText(language, action) ?? action,
  }),
  title: ({ pages }) => pages["/xtgl/rzgl"],
  columns: [
    "logTime",
    "logOperator",
    "merchantName",
    "logType",
    "logPage",
    "logContent",
    "logObject",
    "logResult",
    "address",
  ],
  rows: (tx, { scope, timeZone }, filters: LogFilters, after, limit) =>
    logsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ logId }) => logId,
  present: (row) => logRow(row),
  values: ({ kind, result }) => ({ logType: kind, logResult: result }),
  cells: {
    logOperator: (row, words) =>
      text(row.logOperator ?? (row.operatorKnown ? words.anotherMerchant : words.unknownPerson)),
    logPage: ({ logPage }, { pageOf }) => text(logPage === null ? null : pageOf(logPage)),
    logContent: ({ logAction }, { verbOf }) => text(verbOf(logAction)),
  },
});
