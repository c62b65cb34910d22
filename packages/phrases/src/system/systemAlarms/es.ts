import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xtbjjl": "Alarmas del sistema",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.alarm.read": "Ver las alarmas del sistema",
  "system.alarm.write": "Gestionar las alarmas del sistema",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Inicio",
  alarmType: "Alarma",
  alarmLevel: "Nivel",
  subject: "Objeto",
  figure: "Valor",
  recoverTime: "Recuperada",
  handleStatus: "Gestión",
  handler: "Gestionada por",
  handleTime: "Gestionada",
};

export const words: Translation<typeof zh.words> = {
  open: "Ver los datos",
  kind: {
    dutyFailing: "Tarea en segundo plano fallida",
    diskFull: "Disco casi lleno",
    refundsStuck: "Reembolsos sin completar",
    statementsHeld: "Liquidaciones retenidas",
    billDifferences: "Diferencias con proveedores",
    feeDifferences: "Diferencias de comisiones",
    billsLate: "Extractos de proveedores atrasados",
    salesWithheld: "Ventas por comprobar",
    exportsFailed: "Exportaciones fallidas",
    noticesFailed: "Avisos de alarma no enviados",
    messagesSetAside: "Mensajes de máquinas ilegibles",
  },
  content: {
    dutyFailing: "{{subject}} falló {{n}} veces seguidas",
    diskFull: "{{n}} % ocupado",
    refundsStuck: "{{n}} desde hace más de 24 horas",
    statementsHeld: "{{n}} en espera",
    billDifferences: "{{n}} en espera",
    feeDifferences: "{{n}} en espera",
    billsLate: "{{subject}}: {{n}} días sin extracto",
    salesWithheld: "{{n}} sin decidir desde hace más de 24 horas",
    exportsFailed: "{{n}} en la última hora",
    noticesFailed: "{{n}} en la última hora ({{subject}})",
    messagesSetAside: "{{n}} en la última hora",
  },
};
