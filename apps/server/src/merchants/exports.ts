import { certificateExport } from "./certificates/certificateExport.ts";
import { applicationExport } from "./onboarding/applicationExport.ts";

export const merchantExports = [applicationExport, certificateExport];
