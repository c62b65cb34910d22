import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/sltj": "Estadísticas de reconocimiento facial",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.faceScans.read": "Ver",
};

export const fields: Translation<typeof zh.fields> = {
  day: "Día",
  range: "Días",
  scanCount: "Escaneos faciales",
  scanSuccess: "Reconocidos",
  successRate: "Tasa de reconocimiento",
  faceCount: "Pagos con la cara",
  salesAmount: "Ventas",
};
