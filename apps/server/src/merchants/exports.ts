import { certificateExport } from "./certificates/certificateExport.ts";
import { applicationExport } from "./onboarding/applicationExport.ts";
import { merchantExport } from "./tree/merchantExport.ts";

export const merchantExports = [applicationExport, certificateExport, merchantExport];
