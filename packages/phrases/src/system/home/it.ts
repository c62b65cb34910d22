import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "Utenti",
  roles: "Ruoli",
  merchants: "Esercenti",
  machinesOnline: "Macchine online",
  openAlarms: "Allarmi aperti",
  blocked: "di cui {{n}} bloccati",
  ofAll: "su {{n}}",
  lastLogins: "Ultimi accessi",
  lastAlarms: "Ultimi allarmi",
  pages: "Pagine di sistema",
  unknownAccount: "Account sconosciuto",
  field: {
    logTime: "Ora",
    account: "Account",
    result: "Risultato",
    address: "Indirizzo IP",
    machine: "Macchina",
    kind: "Allarme",
    state: "Stato",
  },
  alarm: {
    open: "Aperto",
    cleared: "Risolto",
  },
} satisfies Translation<typeof zh>;
