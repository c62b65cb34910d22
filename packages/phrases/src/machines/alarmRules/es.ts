import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "Alarmas de falta de existencias",
  "/xtgl/bjrz": "Registro de alarmas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "Configurar reglas de alarma y medios de envío",
  "machines.alarmLog.read": "Ver el registro de alarmas",
  "machines.stockAlarm.read": "Ver las alarmas de falta de existencias",
  "machines.stockAlarm.write": "Configurar las alarmas de falta de existencias",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "Esta alarma no tiene ese límite",
  "alarms.boundOutOfRange": "Introduzca un número de {{least}} a {{most}}",
  "alarms.boundsReversed": "El límite superior debe superar al inferior",
  "alarms.minutesOutOfRange": "Como máximo {{limit}} minutos",
  "alarms.timeMalformed": "Introduzca una hora de 00:00 a 23:59",
  "alarms.thresholdOutOfRange": "Un entero de 1 a {{limit}}",
  "alarms.urlRefused": "La dirección del robot debe ser https en {{hosts}}",
  "alarms.hostRefused": "Introduzca el nombre público de un servidor de correo",
  "alarms.tooManyChannels": "Como máximo {{limit}} medios",
  "alarms.receiverUnknown": "Un destinatario es desconocido o no es de este comercio",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "Destinatarios de las alarmas",
  alarmReceiver: "Destinatario de la alarma",
  notifyWay: "Notificación por",
  ways: "Notificación por",
  sendResult: "Resultado",
  sendTime: "Enviado el",
  failure: "Motivo",
  threshold: "Umbral de aviso",
  unit: "Unidad",
  low: "Límite inferior",
  high: "Límite superior",
  lastingMinutes: "Se avisa tras (minutos)",
  quietFrom: "Silencio desde",
  quietTo: "Silencio hasta",
  escalateMinutes: "Se escala tras (minutos)",
  escalateIds: "Destinatarios del escalado",
  channelKind: "Medio",
  channelName: "Nombre del medio",
  shown: "Dirección",
  url: "Dirección del robot",
  secret: "Secreto de firma (opcional)",
  host: "Servidor de correo",
  port: "Puerto",
  secure: "Conexión SSL/TLS",
  password: "Contraseña de correo",
  sender: "Dirección del remitente",
};

export const words: Translation<typeof zh.words> = {
  rules: "Reglas de alarma",
  channels: "Medios de notificación",
  usual: "Habitual",
  usualReceivers: "Según la configuración de notificaciones",
  ruleHint:
    "Para las máquinas de este comercio y de los inferiores; sus propias reglas prevalecen. Los umbrales de aviso de la plantilla de la máquina tienen prioridad.",
  judgedOnlyByRule: "Solo hay alarma con un límite superior",
  set: "Configurar",
  setMany: "Configurar la selección",
  enable: "Activar",
  disable: "Desactivar",
  enabled: "Activada",
  disabled: "Desactivada",
  enableAsk: "¿Activar la alarma?",
  disableAsk: "¿Desactivar la alarma? Ya no se avisa a nadie.",
  addChannel: "Añadir medio",
  removeAsk: "¿Eliminar este medio?",
  notSet: "Sin configurar",
  lanesOf: "{{n}} carriles",
  unitName: {
    lanes: "Carriles",
    percent: "Por ciento",
  },
  way: {
    console: "Campana",
    sms: "SMS",
    mail: "Correo electrónico",
    robot: "Robot de chat",
  },
  channel: {
    wecom: "Robot WeCom",
    dingtalk: "Robot DingTalk",
    feishu: "Robot Feishu",
    mail: "Servidor de correo",
  },
  noticeState: {
    queued: "En espera",
    sending: "Enviando",
    sent: "Enviado",
    failed: "Fallido",
  },
  escalated: "Escalada",
};
