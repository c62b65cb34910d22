import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Nachrichten",
  unread: "{{n}} ungelesen",
  markAll: "Alle als gelesen markieren",
  empty: "Noch keine Nachrichten",
  heading: {
    dailySummary: "Tagesübersicht",
    alarm: "Alarm",
    alarms: "Alarme",
    certificate: "Nachweise",
    certificates: "Nachweise",
    guessing: "Angriff auf Anmeldungen",
    guessingSpread: "Angriff auf Anmeldungen",
    broadcast: "Nachricht der Plattform",
    mention: "Erwähnung",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: {{orders}} Bestellungen, Umsatz {{amount}} Yuan, Erstattungen {{refund}} Yuan; {{machines}} Automaten, {{offline}} offline; aufzufüllende Schächte {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} neue Alarme an {{machines}} Automaten",
    certificateExpiring:
      "{{merchantName}}: {{certName}} ({{certNo}}) gilt bis {{certExpiry}}; verbleibende Tage: {{n}}",
    certificateExpired:
      "{{merchantName}}: {{certName}} ({{certNo}}) galt bis {{certExpiry}} und ist abgelaufen; bitte erneuern",
    certificates: "{{merchantName}}: bald ablaufende Nachweise: {{expiring}}, abgelaufene: {{expired}}",
    guessing: {
      password:
        "Konto {{account}}: {{failures}} fehlgeschlagene Anmeldungen in einer Stunde; vielleicht rät jemand das Passwort",
      code: "Konto {{account}}: {{failures}} falsche Codes des zweiten Faktors in einer Stunde; vielleicht kennt jemand das Passwort",
    },
    guessingSpread:
      "{{failures}} fehlgeschlagene Anmeldungen bei {{accounts}} Konten aus {{blocks}} Netzen in einer Stunde; vielleicht probiert jemand Passwörter an vielen Konten",
    lane: ", Schacht {{lane}}",
    refill: "aufzufüllende Schächte {{figure}}",
  },
};
