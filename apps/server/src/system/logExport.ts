import { auditPageOf } from "@yunshou/contract/audit";
import { auditResultOf, auditVerbOf } from "@yunshou/domain";
import { logWords, pageTitles } from "@yunshou/phrases/logsServer";
import { type ExportColumn, exportSource, text, time } from "../platform/export/source.ts";
import { type LogFilters, logsAfter, type LogRow } from "./logs.queries.ts";

type Field = keyof (typeof logWords)["zh"]["field"];

const column = (field: Field, cell: ExportColumn<LogRow>["cell"]): ExportColumn<LogRow> => ({
  title: (language) => logWords[language].field[field],
  cell,
});

const columns: readonly ExportColumn<LogRow>[] = [
  column("logTime", (row) => time(row.logTime)),
  column("logOperator", (row, language) =>
    text(
      row.logOperator ?? (row.operatorKnown ? logWords[language].anotherMerchant : logWords[language].unknownPerson),
    ),
  ),
  column("merchantName", (row) => text(row.merchantName)),
  column("logType", (row, language) => text(logWords[language].kind[row.logType])),
  column("logPage", (row, language) => {
    const page = auditPageOf(row.logAction);
    return text(page === null ? null : ((pageTitles[language] as Readonly<Record<string, string>>)[page] ?? page));
  }),
  column("logContent", (row, language) =>
    text((logWords[language].verb as Readonly<Record<string, string>>)[auditVerbOf(row.logAction)] ?? row.logAction),
  ),
  column("logObject", (row) => text(row.logObject)),
  column("logResult", (row, language) => text(logWords[language].result[auditResultOf(row.logAction)])),
  column("address", (row) => text(row.address)),
];

/** The log as a file, newest first, without a row limit. */
export const logExport = exportSource<LogFilters, LogRow>({
  name: "logs",
  fileName: (language) => logWords[language].title,
  columns,
  async page(tx, { scope, timeZone }, filters, after, limit) {
    const rows = await logsAfter(tx, scope, timeZone, filters, after as string | undefined, limit);
    return { rows, next: rows.length < limit ? undefined : rows.at(-1)?.logId };
  },
});
