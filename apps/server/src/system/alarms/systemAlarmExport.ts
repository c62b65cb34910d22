import type { Language } from "@yunshou/contract";
import { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import { systemAlarmLevelOf } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { type SystemAlarmFilters, systemAlarmsAfter } from "./systemAlarms.queries.ts";

/** The alarms of the service as a file, in the order in which they began. */
export const systemAlarmExport = exportOf({
  name: "systemAlarms",
  of: systemAlarms.list,
  words: (language: Language) => ({ ...wordsOf(language, "systemAlarms"), alarms: wordsOf(language, "alarms") }),
  title: ({ pages }) => pages["/xtgl/xtbjjl"],
  columns: [
    "alarmTime",
    "alarmType",
    "alarmLevel",
    "subject",
    "figure",
    "recoverTime",
    "handleStatus",
    "handler",
    "handleTime",
    "remark",
  ],
  rows: (tx, { scope, timeZone }, filters: SystemAlarmFilters, after = "0", limit) =>
    systemAlarmsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ alarmId }) => alarmId,
  present: (row) => ({ ...row, alarmLevel: systemAlarmLevelOf[row.alarmType] }),
  values: ({ kind, alarms }) => ({ alarmType: kind, alarmLevel: alarms.level, handleStatus: alarms.handleState }),
});
