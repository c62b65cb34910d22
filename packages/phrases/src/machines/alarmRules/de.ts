import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "Alarme: Bestand niedrig",
  "/xtgl/bjrz": "Alarmprotokoll",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "Alarmregeln und Versandwege festlegen",
  "machines.alarmLog.read": "Alarmprotokoll ansehen",
  "machines.stockAlarm.read": "Alarme (Bestand niedrig) ansehen",
  "machines.stockAlarm.write": "Alarme (Bestand niedrig) festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "Dieser Alarm hat diese Grenze nicht",
  "alarms.boundOutOfRange": "Bitte eine Zahl von {{least}} bis {{most}} eingeben",
  "alarms.boundsReversed": "Die obere Grenze muss über der unteren liegen",
  "alarms.minutesOutOfRange": "Höchstens {{limit}} Minuten",
  "alarms.timeMalformed": "Bitte eine Uhrzeit von 00:00 bis 23:59 eingeben",
  "alarms.thresholdOutOfRange": "Eine ganze Zahl von 1 bis {{limit}}",
  "alarms.urlRefused": "Die Adresse des Bots muss https bei {{hosts}} sein",
  "alarms.hostRefused": "Bitte den öffentlichen Namen eines Mailservers eingeben",
  "alarms.tooManyChannels": "Höchstens {{limit}} Wege",
  "alarms.receiverUnknown": "Ein Empfänger ist unbekannt oder nicht von diesem Händler",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "Alarmempfänger",
  alarmReceiver: "Alarmempfänger",
  notifyWay: "Benachrichtigung",
  ways: "Benachrichtigung",
  sendResult: "Ergebnis",
  sendTime: "Gesendet",
  failure: "Grund",
  threshold: "Warnschwelle",
  unit: "Einheit",
  low: "Untere Grenze",
  high: "Obere Grenze",
  lastingMinutes: "Melden nach (Minuten)",
  quietFrom: "Ruhe ab",
  quietTo: "Ruhe bis",
  escalateMinutes: "Eskalieren nach (Minuten)",
  escalateIds: "Empfänger bei Eskalation",
  channelKind: "Versandweg",
  channelName: "Name des Versandwegs",
  shown: "Adresse",
  url: "Adresse des Bots",
  secret: "Signaturschlüssel (optional)",
  host: "Mailserver",
  port: "Port",
  secure: "SSL/TLS-Verbindung",
  password: "Mailpasswort",
  sender: "Absenderadresse",
};

export const words: Translation<typeof zh.words> = {
  rules: "Alarmregeln",
  channels: "Benachrichtigungswege",
  usual: "Standard",
  usualReceivers: "Nach den Benachrichtigungseinstellungen",
  ruleHint:
    "Für die Automaten dieses Händlers und der Händler darunter; deren eigene Regeln gehen vor. Warnschwellen der Vorlage eines Automaten haben Vorrang.",
  judgedOnlyByRule: "Alarm nur mit gesetzter oberer Grenze",
  set: "Festlegen",
  setMany: "Ausgewählte festlegen",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  enabled: "Aktiviert",
  disabled: "Deaktiviert",
  enableAsk: "Alarm aktivieren?",
  disableAsk: "Alarm deaktivieren? Niemand wird mehr benachrichtigt.",
  addChannel: "Versandweg hinzufügen",
  removeAsk: "Diesen Versandweg löschen?",
  notSet: "Nicht festgelegt",
  lanesOf: "{{n}} Schächte",
  unitName: {
    lanes: "Schächte",
    percent: "Prozent",
  },
  way: {
    console: "Glocke",
    sms: "SMS",
    mail: "E-Mail",
    robot: "Bot im Gruppenchat",
  },
  channel: {
    wecom: "WeCom-Bot",
    dingtalk: "DingTalk-Bot",
    feishu: "Feishu-Bot",
    mail: "Mailserver",
  },
  noticeState: {
    queued: "Wartet",
    sending: "Wird gesendet",
    sent: "Gesendet",
    failed: "Fehlgeschlagen",
  },
  escalated: "Eskaliert",
};
