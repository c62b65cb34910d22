import type { Language } from "@yunshou/contract";
import { alarms } from "@yunshou/contract/machines/alarms";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../../platform/export/exportOf.ts";
import { alarmRow } from "./alarmRow.ts";
import { type AlarmFilters, alarmsAfter } from "./alarmList.queries.ts";

/** The alarms as a file, in the order in which they were raised. */
export const alarmExport = exportOf({
  name: "alarms",
  of: alarms.list,
  words: (language: Language) => ({ ...wordsOf(language, "alarms"), kinds: wordsOf(language, "machines").alarm }),
  title: ({ pages }) => pages["/shj/jqbj"],
  columns: [
    "alarmTime",
    "machineNo",
    "machineName",
    "pointName",
    "merchantName",
    "alarmType",
    "alarmLevel",
    "laneNo",
    "alarmContent",
    "recoverTime",
    "handleStatus",
    "handleResult",
    "handler",
    "handleTime",
    "remark",
  ],
  rows: (tx, { scope, timeZone }, filters: AlarmFilters, after = "0", limit) =>
    alarmsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ alarmId }) => alarmId,
  present: alarmRow,
  values: ({ kinds, level, handleState, result }) => ({
    alarmType: kinds,
    alarmLevel: level,
    handleStatus: handleState,
    handleResult: result,
  }),
});
