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
  "insight.sendDay": "El día está entre 1 y {{n}}",
  "insight.sendTime": "Introduzca una hora",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Informe",
  startDate: "Desde",
  endDate: "Hasta",
  reportStatus: "Estado",
  createdBy: "Creado por",
  fileSize: "Tamaño",
  cycle: "Frecuencia",
  sendDay: "Día de envío",
  sendTime: "Hora de envío",
  receiverIds: "Destinatarios",
  nextTime: "Próximo envío",
  mailStatus: "Correo",
  mailResult: "Resultado del correo",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir informe",
  generate: "Generar",
  days: "Días",
  daysHint: "31 días como máximo",
  schedules: "Envíos programados",
  addSchedule: "Añadir envío",
  off: "Desactivado",
  switchOn: "Activar",
  switchOff: "Desactivar",
  scheduleHint:
    "Lo envía el servidor de correo de alarmas del comercio; quien no tiene dirección de correo no recibe nada",
  dayOfMonth: "Día {{n}} del mes",
  cycleName: {
    daily: "Cada día",
    weekly: "Cada semana",
    monthly: "Cada mes",
  },
  mail: {
    waiting: "En espera",
    sent: "Enviado",
    failed: "Error",
    expired: "Caducado",
  },
  mailSubject: "{{name}} ({{from}} a {{to}})",
  mailText: "{{merchant}}:\nSe adjunta el informe «{{name}}» del {{from}} al {{to}}.",
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
