import { systemAlarmExport } from "./alarms/systemAlarmExport.ts";
import { appraisalExport } from "./appraisals/appraisalExport.ts";
import { logExport } from "./logExport.ts";

export const systemExports = [logExport, systemAlarmExport, appraisalExport];
