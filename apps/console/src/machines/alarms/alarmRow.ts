import type { RowOf } from "@yunshou/contract";
import type { alarmRules, stockAlarms } from "@yunshou/contract/machines/alarmRules";
import type { alarms } from "@yunshou/contract/machines/alarms";

export type AlarmRow = RowOf<typeof alarms.list>;
export type RuleRow = RowOf<typeof alarmRules.list>;
export type StockAlarmRow = RowOf<typeof stockAlarms.list>;
