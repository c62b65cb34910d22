import type { AnswerOf } from "@yunshou/contract";
import { recordActions } from "@yunshou/contract/records";
import { activityLimit, type logs } from "@yunshou/contract/system/logs";
import { checkDayRange, queryRangeDays, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { logExport } from "./logExport.ts";
import { labelsOf } from "./logLabels.ts";
import { logRow } from "./logRow.ts";
import { findLog, listLogs, logsOfRecord } from "./logs.queries.ts";

/** Handlers of the log page (SYS-01). Entries are only read: nothing changes or deletes them. */
export const logHandlers: HandlersOf<typeof logs> = {
  async list({ tx, session, input }) {
    const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.history);
    if (!range.ok) return range;
    const { rows, ...found } = await listLogs(tx, session.scope, session.timeZone, input);
    return { rows: rows.map(logRow), ...found };
  },

  async detail({ tx, session, input }) {
    const row = await findLog(tx, session.scope, input.logId);
    if (row === undefined) return refuse("record.unknown");
    return { ...logRow(row), before: row.before, after: row.after } as AnswerOf<typeof logs.detail>;
  },

  async ofRecord({ tx, session, language, input: { recordKind, recordNo } }) {
    const asked = { recordNo, actions: recordActions[recordKind], limit: activityLimit };
    const rows = await logsOfRecord(tx, session.scope, asked);
    return {
      rows: rows.map((row) => ({ ...logRow(row), before: row.before, after: row.after })),
      labels: Object.assign({}, ...rows.map((row) => labelsOf(language, row))),
    } as AnswerOf<typeof logs.ofRecord>;
  },

  async export(call) {
    const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
    return range.ok ? startExport(call, logExport) : range;
  },
};
