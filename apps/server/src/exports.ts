import { userExport } from "./access/staff/userExport.ts";
import { dashboardExports } from "./insight/dashboardExports.ts";
import { laneExport } from "./machines/lanes/laneExport.ts";
import { machineExport } from "./machines/registry/machineExport.ts";
import { operatorExport } from "./machines/operators/operatorExport.ts";
import { orderExport } from "./orders/list/orderExport.ts";
import { certificateExport } from "./merchants/certificates/certificateExport.ts";
import { applicationExport } from "./merchants/onboarding/applicationExport.ts";
import { memberExports } from "./members/memberExports.ts";
import { pharmacistExport } from "./pharmacy/pharmacistExport.ts";
import type { AnySource } from "./platform/export/source.ts";
import { logExport } from "./system/logExport.ts";

/** Every list that can be exported; a source is added here by name. */
export const exportSources: readonly AnySource[] = [
  orderExport,
  logExport,
  machineExport,
  laneExport,
  userExport,
  applicationExport,
  certificateExport,
  pharmacistExport,
  operatorExport,
  ...memberExports,
  ...dashboardExports,
];
