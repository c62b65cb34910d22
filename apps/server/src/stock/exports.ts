import { laneStockExport, productStockExport, routeStockExport } from "./lists/stockExports.ts";
import { lossStepExport } from "./lossSteps/lossStepExport.ts";
import { supplierProductExport } from "./procurement/supplierProductExport.ts";
import { refillExport } from "./refills/refillExport.ts";

export const stockExports = [
  routeStockExport,
  productStockExport,
  laneStockExport,
  refillExport,
  supplierProductExport,
  lossStepExport,
];
