import { systemAlarmExport } from "./alarms/systemAlarmExport.ts";
import { logExport } from "./logExport.ts";

export const systemExports = [logExport, systemAlarmExport];
