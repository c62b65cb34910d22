import { laneStockExport, productStockExport, routeStockExport } from "./lists/stockExports.ts";

export const stockExports = [routeStockExport, productStockExport, laneStockExport];
