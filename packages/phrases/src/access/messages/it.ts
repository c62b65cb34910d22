import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Messaggi",
  unread: "{{n}} non letti",
  markAll: "Segna tutti come letti",
  empty: "Ancora nessun messaggio",
  heading: {
    dailySummary: "Riepilogo giornaliero",
    alarm: "Allarme",
    alarms: "Allarmi",
    certificate: "Certificati",
    certificates: "Certificati",
    guessing: "Attacco agli accessi",
    guessingSpread: "Attacco agli accessi",
    broadcast: "Messaggio della piattaforma",
    mention: "Menzione",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: {{orders}} ordini, fatturato {{amount}} yuan, rimborsi {{refund}} yuan; {{machines}} distributori, {{offline}} offline; canali da rifornire {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} nuovi allarmi su {{machines}} distributori",
    certificateExpiring:
      "{{merchantName}}: {{certName}} ({{certNo}}) è valido fino al {{certExpiry}}; giorni rimanenti: {{n}}",
    certificateExpired:
      "{{merchantName}}: {{certName}} ({{certNo}}) era valido fino al {{certExpiry}} ed è scaduto; lo rinnovi",
    certificates: "{{merchantName}}: certificati in scadenza: {{expiring}}, scaduti: {{expired}}",
    guessing: {
      password:
        "Account {{account}}: {{failures}} accessi non riusciti in un’ora; qualcuno potrebbe indovinare la password",
      code: "Account {{account}}: {{failures}} codici del secondo fattore errati in un’ora; qualcuno potrebbe conoscere la password",
    },
    guessingSpread:
      "{{failures}} accessi non riusciti di {{accounts}} account da {{blocks}} reti in un’ora; qualcuno potrebbe provare password su molti account",
    lane: ", canale {{lane}}",
    refill: "canali da rifornire {{figure}}",
  },
};
