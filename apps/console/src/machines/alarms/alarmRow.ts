import type { RowOf } from "@yunshou/contract";
import type { alarms } from "@yunshou/contract/machines/alarms";

export type AlarmRow = RowOf<typeof alarms.list>;
