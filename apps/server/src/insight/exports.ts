import { dashboardExports } from "./dashboardExports.ts";
import { figureExports } from "./figures/figureExports.ts";
import { faceScansExport } from "./faceScans/faceScansExport.ts";
import { soldOutExport } from "./soldOut/soldOutExport.ts";
import { productSalesExport } from "./productSalesExport.ts";

export const insightExports = [
  ...Object.values(dashboardExports),
  productSalesExport,
  ...Object.values(figureExports),
  faceScansExport,
  soldOutExport,
];
