import { balanceExport } from "./balanceExport.ts";
import { withdrawalExport } from "./withdrawalExport.ts";

export const financeExports = [withdrawalExport, balanceExport];
