import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "Automatenalarme",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "Alarme ansehen",
  "machines.alarm.write": "Alarme bearbeiten",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "Bearbeiten",
  dismiss: "Ignorieren",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "Bitte Daten auswählen",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Ausgelöst",
  alarmType: "Alarmart",
  alarmLevel: "Stufe",
  alarmContent: "Wert",
  laneNo: "Schachtnr.",
  recoverTime: "Vorbei seit",
  recovery: "Verlauf",
  handleStatus: "Bearbeitung",
  handleResult: "Ergebnis",
  handler: "Bearbeitet von",
  handleTime: "Bearbeitet am",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "Dringend",
    important: "Wichtig",
    minor: "Gering",
  },
  handleState: {
    open: "Offen",
    handled: "Bearbeitet",
    ignored: "Ignoriert",
  },
  result: {
    repaired: "Repariert",
    refilled: "Aufgefüllt",
    restarted: "Neu gestartet",
    visited: "Vor Ort erledigt",
    falseAlarm: "Fehlalarm",
    other: "Anderes (siehe Bemerkung)",
  },
  recoveryState: {
    open: "Offen",
    recovered: "Vorbei",
  },
  handle: "Bearbeiten",
  handleMany: "Ausgewählte bearbeiten",
  ignore: "Ignorieren",
  ignoreAsk: "Gewählte Alarme ignorieren?",
  countOf: "{{n}} Alarme",
  openMachine: "Automat öffnen",
};
