import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Exportar informes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Ver los informes",
  "insight.report.write": "Generar informes",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Periodo de exportación: 31 días como máximo",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Informe",
  startDate: "Desde",
  endDate: "Hasta",
  reportStatus: "Estado",
  createdBy: "Creado por",
  fileSize: "Tamaño",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir informe",
  generate: "Generar",
  days: "Días",
  daysHint: "31 días como máximo",
  state: {
    notGenerated: "Sin generar",
    generating: "Generando",
    generated: "Generado",
    failed: "Error",
  },
  name: {
    overview: "Resumen de ventas",
    machines: "Ventas por máquina",
    products: "Ventas por producto",
    payments: "Ventas por forma de pago",
    points: "Ventas por punto",
    merchants: "Ventas por comercio",
  },
};
