import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "Benutzer",
  roles: "Rollen",
  merchants: "Händler",
  machinesOnline: "Automaten online",
  openAlarms: "Offene Alarme",
  blocked: "davon {{n}} gesperrt",
  ofAll: "von {{n}}",
  lastLogins: "Letzte Anmeldungen",
  lastAlarms: "Letzte Alarme",
  pages: "Systemseiten",
  unknownAccount: "Unbekanntes Konto",
  field: {
    logTime: "Zeit",
    account: "Konto",
    result: "Ergebnis",
    address: "IP-Adresse",
    machine: "Automat",
    kind: "Alarm",
    state: "Status",
  },
  alarm: {
    open: "Offen",
    cleared: "Behoben",
  },
} satisfies Translation<typeof zh>;
