import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "System",
  "/xtgl/index": "Systemstartseite",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "Systemstartseite ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  result: "Ergebnis",
  kind: "Alarm",
};

export const words: Translation<typeof zh.words> = {
  users: "Benutzer",
  merchants: "Händler",
  machinesOnline: "Automaten online",
  openAlarms: "Offene Alarme",
  blocked: "davon {{n}} gesperrt",
  ofAll: "von {{n}} im Einsatz",
  lastLogins: "Letzte Anmeldungen",
  lastAlarms: "Letzte Alarme",
  systemPages: "Systemseiten",
  unknownAccount: "Unbekanntes Konto",
  alarm: {
    open: "Offen",
    cleared: "Behoben",
  },
};
