import type { StoredRow } from "@yunshou/contract";
import type { Language } from "@yunshou/contract";
import { alarmLog } from "@yunshou/contract/machines/alarmRules";
import { alarmValue, checkDayRange, queryRangeDays } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import type { HandlersOf } from "../../platform/call.ts";
import { exportOf } from "../../platform/export/exportOf.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { listNotices, type LogFilters, noticesAfter, type StoredNotice } from "./alarmLog.queries.ts";

const noticeRow = ({ detail, ...notice }: StoredNotice): StoredRow<typeof alarmLog.list> => ({
  ...notice,
  alarmContent: alarmValue(notice.alarmType, detail),
});

/** The messages about alarms as a file, in the order in which they were written. */
export const alarmLogExport = exportOf({
  name: "alarmLog",
  of: alarmLog.list,
  words: (language: Language) => ({
    ...wordsOf(language, "alarmRules"),
    fields: { ...wordsOf(language, "alarms").fields, ...wordsOf(language, "alarmRules").fields },
    kinds: wordsOf(language, "machines").alarm,
  }),
  title: ({ pages }) => pages["/xtgl/bjrz"],
  columns: [
    "alarmTime",
    "machineNo",
    "machineName",
    "merchantName",
    "alarmType",
    "laneNo",
    "alarmContent",
    "alarmReceiver",
    "notifyWay",
    "sendResult",
    "sendTime",
    "failure",
  ],
  rows: (tx, { scope, timeZone }, filters: LogFilters, after = "0", limit) =>
    noticesAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ noticeId }) => noticeId,
  present: noticeRow,
  values: ({ kinds, way, noticeState }) => ({ alarmType: kinds, notifyWay: way, sendResult: noticeState }),
});

/** Handlers of the alarm log (SYS-01). */
export const alarmLogHandlers: HandlersOf<typeof alarmLog> = {
  async list({ tx, session, input }) {
    const checked = checkDayRange(input.fromDay, input.toDay, queryRangeDays.history);
    if (!checked.ok) return checked;
    const { rows, ...found } = await listNotices(tx, session.scope, session.timeZone, input, input);
    return { rows: rows.map(noticeRow), ...found };
  },

  async export(call) {
    const checked = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
    return checked.ok ? startExport(call, alarmLogExport) : checked;
  },
};
