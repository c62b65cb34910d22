import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "Notificaciones del comercio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "Ver",
  "merchants.notification.write": "Configurar notificaciones",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "Introduzca una hora como HH:mm",
  "merchants.receiversMissing": "Elija al menos un destinatario antes de activar",
  "merchants.receiverUnknown": "Revise los datos del empleado o los permisos del rol",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "Tipo de mensaje",
  ways: "Medio",
  receivers: "Destinatarios",
};

export const words: Translation<typeof zh.words> = {
  on: "Activado",
  off: "No activado",
  enable: "Activar",
  disable: "Desactivar",
  none: "Ninguno",
  timeHint: "Cada día a esta hora se envía el resumen del día anterior (zona horaria del comercio)",
  scopeHint: "Incluye las máquinas de este comercio y sus inferiores",
  certificateTimeHint: "Los avisos llegan cada día a esta hora (zona horaria del comercio)",
  certificateScopeHint:
    "Sobre los certificados de este comercio: un aviso 30, 7 y 1 días antes de vencer y otro al haber vencido; sin ajuste se avisa a sus administradores",
  type: {
    dailySummary: "Resumen diario",
    alarm: "Alarmas de máquinas",
    certificate: "Vencimiento de certificados",
  },
  way: {
    console: "Mensaje en la consola",
    sms: "SMS",
  },
};
