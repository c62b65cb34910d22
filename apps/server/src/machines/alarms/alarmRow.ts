import type { StoredRow } from "@yunshou/contract";
import type { alarms } from "@yunshou/contract/machines/alarms";
import { alarmLevelOf, alarmValue } from "@yunshou/domain";
import type { StoredAlarm } from "./alarmList.queries.ts";

/** An alarm as lists and files show it. */
export function alarmRow({ detail, ...alarm }: StoredAlarm): StoredRow<typeof alarms.list> {
  return {
    ...alarm,
    alarmLevel: alarmLevelOf[alarm.alarmType],
    alarmContent: alarmValue(alarm.alarmType, detail),
  };
}
