import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "Allarmi dei distributori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "Vedere gli allarmi",
  "machines.alarm.write": "Gestire gli allarmi",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "Gestire",
  dismiss: "Ignorare",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "Selezioni i dati",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Scattato il",
  alarmType: "Tipo di allarme",
  alarmLevel: "Livello",
  alarmContent: "Valore",
  laneNo: "N. canale",
  recoverTime: "Finito il",
  recovery: "Andamento",
  handleStatus: "Gestione",
  handleResult: "Esito",
  handler: "Gestito da",
  handleTime: "Gestito il",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "Urgente",
    important: "Importante",
    minor: "Lieve",
  },
  handleState: {
    open: "Da gestire",
    handled: "Gestito",
    ignored: "Ignorato",
  },
  result: {
    repaired: "Riparato",
    refilled: "Rifornito",
    restarted: "Riavviato",
    visited: "Gestito sul posto",
    falseAlarm: "Falso allarme",
    other: "Altro (vedi nota)",
  },
  recoveryState: {
    open: "Aperto",
    recovered: "Finito",
  },
  handle: "Gestire",
  handleMany: "Gestire i selezionati",
  ignore: "Ignorare",
  ignoreAsk: "Ignorare gli allarmi scelti?",
  countOf: "{{n}} allarmi",
  openMachine: "Aprire il distributore",
};
