import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "Alarmas de las máquinas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "Ver alarmas",
  "machines.alarm.write": "Atender alarmas",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "Atender",
  dismiss: "Ignorar",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "Seleccione los datos",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Surgida el",
  alarmType: "Tipo de alarma",
  alarmLevel: "Nivel",
  alarmContent: "Valor",
  laneNo: "N.º de carril",
  recoverTime: "Terminada el",
  recovery: "Fin",
  handleStatus: "Atención",
  handleResult: "Resultado",
  handler: "Atendida por",
  handleTime: "Atendida el",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "Urgente",
    important: "Importante",
    minor: "Leve",
  },
  handleState: {
    open: "Por atender",
    handled: "Atendida",
    ignored: "Ignorada",
  },
  result: {
    repaired: "Reparado",
    refilled: "Repuesto",
    restarted: "Reiniciado",
    visited: "Atendido in situ",
    falseAlarm: "Falsa alarma",
    other: "Otro (ver observación)",
  },
  recoveryState: {
    open: "Abierta",
    recovered: "Terminada",
  },
  handle: "Atender",
  handleMany: "Atender la selección",
  ignore: "Ignorar",
  ignoreAsk: "¿Ignorar las alarmas elegidas?",
  countOf: "{{n}} alarmas",
  openMachine: "Ver la máquina",
};
