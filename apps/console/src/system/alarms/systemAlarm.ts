import type { RowOf } from "@yunshou/contract";
import type { systemAlarms } from "@yunshou/contract/system/systemAlarms";

export type SystemAlarm = RowOf<typeof systemAlarms.list>;
