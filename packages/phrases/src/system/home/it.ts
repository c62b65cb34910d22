import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "Sistema",
  "/xtgl/index": "Home di sistema",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "Vedere la home di sistema",
};

export const fields: Translation<typeof zh.fields> = {
  result: "Risultato",
  kind: "Allarme",
};

export const words: Translation<typeof zh.words> = {
  users: "Utenti",
  merchants: "Esercenti",
  machinesOnline: "Distributori online",
  openAlarms: "Allarmi aperti",
  blocked: "di cui {{n}} bloccati",
  ofAll: "su {{n}} in uso",
  lastLogins: "Ultimi accessi",
  lastAlarms: "Ultimi allarmi",
  systemPages: "Pagine di sistema",
  unknownAccount: "Account sconosciuto",
  alarm: {
    open: "Aperto",
    cleared: "Risolto",
  },
};
