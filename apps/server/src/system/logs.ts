import type { AnswerOf } from "@yunshou/contract";
import type { logs } from "@yunshou/contract/system/logs";
import { auditPageOf } from "@yunshou/contract/audit";
import { auditResultOf, checkDayRange, queryRangeDays, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { logExport } from "./logExport.ts";
import { findLog, listLogs, type LogRow } from "./logs.queries.ts";

/** Exports run in the background, so their range has no practical limit. */
const exportRangeDays = 36_500;

/** Handlers of the log page (SYS-01). Entries are only read: nothing changes or deletes them. */
export const logHandlers: HandlersOf<typeof logs> = {
  async list({ tx, session, input }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.history);
    if (!range.ok) return range;
    const { rows, ...found } = await listLogs(tx, session.scope, session.timeZone, input);
    return { rows: rows.map(present), ...found };
  },

  async detail({ tx, session, input }) {
    const row = await findLog(tx, session.scope, input.logId);
    if (row === undefined) return refuse("record.unknown");
    return { ...present(row), before: row.before, after: row.after } as AnswerOf<typeof logs.detail>;
  },

  async export(call) {
    const range = checkDayRange(call.input.fromDay, call.input.toDay, exportRangeDays);
    return range.ok ? startExport(call, logExport) : range;
  },
};

function present<Row extends LogRow>(row: Row) {
  return {
    ...row,
    logTime: row.logTime,
    logResult: auditResultOf(row.logAction),
    logPage: auditPageOf(row.logAction),
  };
}
