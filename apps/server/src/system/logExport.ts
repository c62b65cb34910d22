import { auditPageOf } from "@yunshou/contract/audit";
import { auditResultOf } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { pageTitle, verbText, wordsOf } from "@yunshou/phrases/server";
import { type ExportColumn, exportSource, text, time } from "../platform/export/source.ts";
import { type LogFilters, logsAfter, type LogRow } from "./logs.queries.ts";

type Field = keyof Words<"logs">["fields"];

const column = (field: Field, cell: ExportColumn<LogRow>["cell"]): ExportColumn<LogRow> => ({
  title: (language) => wordsOf(language, "logs").fields[field],
  cell,
});

const columns: readonly ExportColumn<LogRow>[] = [
  column("logTime", (row) => time(row.logTime)),
  column("logOperator", (row, language) =>
    text(
      row.logOperator ??
        (row.operatorKnown ? wordsOf(language, "logs").anotherMerchant : wordsOf(language, "logs").unknownPerson),
    ),
  ),
  column("merchantName", (row) => text(row.merchantName)),
  column("logType", (row, language) => text(wordsOf(language, "logs").kind[row.logType])),
  column("logPage", (row, language) => {
    const page = auditPageOf(row.logAction);
    return text(page === null ? null : (pageTitle(language, page) ?? page));
  }),
  column("logContent", (row, language) => text(verbText(language, row.logAction) ?? row.logAction)),
  column("logObject", (row) => text(row.logObject)),
  column("logResult", (row, language) => text(wordsOf(language, "logs").result[auditResultOf(row.logAction)])),
  column("address", (row) => text(row.address)),
];

/** The log as a file, newest first, without a row limit. */
export const logExport = exportSource<LogFilters, LogRow>({
  name: "logs",
  fileName: (language) => wordsOf(language, "logs").pages["/xtgl/rzgl"],
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await logsAfter(tx, scope, timeZone, filters, after as string | undefined, limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.logId };
  },
});
