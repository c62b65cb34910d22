import { systemAlarmExport } from "./alarms/systemAlarmExport.ts";
import { appraisalExport } from "./appraisals/appraisalExport.ts";
import { logExport } from "./logExport.ts";
import { translationExport } from "./translations/translationExport.ts";

export const systemExports = [logExport, systemAlarmExport, appraisalExport, translationExport];
