import { laneStockExport, productStockExport, routeStockExport } from "./lists/stockExports.ts";
import { refillExport } from "./refills/refillExport.ts";

export const stockExports = [routeStockExport, productStockExport, laneStockExport, refillExport];
