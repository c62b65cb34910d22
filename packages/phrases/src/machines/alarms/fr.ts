import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqbj": "Alarmes des distributeurs",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarm.read": "Voir les alarmes",
  "machines.alarm.write": "Traiter les alarmes",
};

export const verbs: Translation<typeof zh.verbs> = {
  handle: "Traiter",
  dismiss: "Ignorer",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.selectToHandle": "Sélectionnez des données",
};

export const fields: Translation<typeof zh.fields> = {
  alarmTime: "Déclenchée le",
  alarmType: "Type d’alarme",
  alarmLevel: "Niveau",
  alarmContent: "Valeur",
  laneNo: "N° de canal",
  recoverTime: "Terminée le",
  recovery: "Rétablissement",
  handleStatus: "Traitement",
  handleResult: "Résultat",
  handler: "Traitée par",
  handleTime: "Traitée le",
};

export const words: Translation<typeof zh.words> = {
  level: {
    urgent: "Urgent",
    important: "Important",
    minor: "Mineur",
  },
  handleState: {
    open: "À traiter",
    handled: "Traitée",
    ignored: "Ignorée",
  },
  result: {
    repaired: "Réparé",
    refilled: "Réapprovisionné",
    restarted: "Redémarré",
    visited: "Traité sur place",
    falseAlarm: "Fausse alarme",
    other: "Autre (voir remarque)",
  },
  recoveryState: {
    open: "Ouverte",
    recovered: "Terminée",
  },
  handle: "Traiter",
  handleMany: "Traiter la sélection",
  ignore: "Ignorer",
  ignoreAsk: "Ignorer les alarmes choisies ?",
  countOf: "{{n}} alarmes",
  openMachine: "Ouvrir le distributeur",
};
