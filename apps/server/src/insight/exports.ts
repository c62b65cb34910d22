import { dashboardExports } from "./dashboardExports.ts";
import { productSalesExport } from "./productSalesExport.ts";

export const insightExports = [...Object.values(dashboardExports), productSalesExport];
