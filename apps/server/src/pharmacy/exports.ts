import { pharmacistExport } from "./pharmacistExport.ts";

export const pharmacyExports = [pharmacistExport];
