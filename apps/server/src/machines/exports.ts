import { alarmLogExport } from "./alarms/alarmLog.ts";
import { alarmExport } from "./alarms/alarmExport.ts";
import { laneChangeExport } from "./changeSets/laneChangeExport.ts";
import { counterReadingExport } from "./counterReadings/counterReadingExport.ts";
import { dataCardExport } from "./dataCards/dataCardExport.ts";
import { laneExport } from "./lanes/laneExport.ts";
import { operatorExport } from "./operators/operatorExport.ts";
import { pointExport } from "./places/pointExport.ts";
import { templateExport } from "./templates/templateExport.ts";
import { machineExport } from "./registry/machineExport.ts";
import { machineProductExport } from "./assortment/machineProductExport.ts";
import { diagnosisExport } from "./diagnoses/diagnosisExport.ts";
import { maintenanceExport } from "./maintenances/maintenanceExport.ts";

export const machineExports = [
  machineExport,
  laneExport,
  operatorExport,
  alarmExport,
  alarmLogExport,
  pointExport,
  dataCardExport,
  laneChangeExport,
  templateExport,
  maintenanceExport,
  diagnosisExport,
  machineProductExport,
  counterReadingExport,
];
