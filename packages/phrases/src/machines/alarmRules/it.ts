import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "Allarmi di scorta insufficiente",
  "/xtgl/bjrz": "Registro degli allarmi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "Impostare regole degli allarmi e vie d’invio",
  "machines.alarmLog.read": "Vedere il registro degli allarmi",
  "machines.stockAlarm.read": "Vedere gli allarmi di scorta insufficiente",
  "machines.stockAlarm.write": "Impostare gli allarmi di scorta insufficiente",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "Questo allarme non ha questa soglia",
  "alarms.boundOutOfRange": "Inserisca un numero da {{least}} a {{most}}",
  "alarms.boundsReversed": "La soglia alta deve superare quella bassa",
  "alarms.minutesOutOfRange": "Al massimo {{limit}} minuti",
  "alarms.timeMalformed": "Inserisca un’ora da 00:00 a 23:59",
  "alarms.thresholdOutOfRange": "Un intero da 1 a {{limit}}",
  "alarms.urlRefused": "L’indirizzo del bot deve essere https presso {{hosts}}",
  "alarms.hostRefused": "Inserisca il nome pubblico di un server di posta",
  "alarms.tooManyChannels": "Al massimo {{limit}} vie",
  "alarms.receiverUnknown": "Un destinatario è sconosciuto o non è di questo esercente",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "Destinatari degli allarmi",
  alarmReceiver: "Destinatario dell’allarme",
  notifyWay: "Notifica via",
  ways: "Notifica via",
  sendResult: "Esito",
  sendTime: "Inviato il",
  failure: "Motivo",
  threshold: "Soglia di avviso",
  unit: "Unità",
  low: "Soglia bassa",
  high: "Soglia alta",
  lastingMinutes: "Segnalato dopo (minuti)",
  quietFrom: "Silenzio dalle",
  quietTo: "Silenzio fino alle",
  escalateMinutes: "Escalation dopo (minuti)",
  escalateIds: "Destinatari dell’escalation",
  channelKind: "Via d’invio",
  channelName: "Nome della via d’invio",
  shown: "Indirizzo",
  url: "Indirizzo del bot",
  secret: "Segreto di firma (facoltativo)",
  host: "Server di posta",
  port: "Porta",
  secure: "Connessione SSL/TLS",
  password: "Password di posta",
  sender: "Indirizzo del mittente",
};

export const words: Translation<typeof zh.words> = {
  rules: "Regole degli allarmi",
  channels: "Vie di notifica",
  usual: "Predefinito",
  usualReceivers: "Secondo le impostazioni di notifica",
  ruleHint:
    "Per i distributori di questo esercente e di quelli sotto; le loro regole proprie prevalgono. Le soglie di avviso del modello del distributore hanno la precedenza.",
  judgedOnlyByRule: "Allarme solo con una soglia alta impostata",
  set: "Impostare",
  setMany: "Impostare i selezionati",
  enable: "Attivare",
  disable: "Disattivare",
  enabled: "Attivato",
  disabled: "Disattivato",
  enableAsk: "Attivare l’allarme?",
  disableAsk: "Disattivare l’allarme? Nessuno sarà più avvisato.",
  addChannel: "Aggiungi via d’invio",
  removeAsk: "Eliminare questa via d’invio?",
  notSet: "Non impostato",
  lanesOf: "{{n}} canali",
  unitName: {
    lanes: "Canali",
    percent: "Percentuale",
  },
  way: {
    console: "Campanella",
    sms: "SMS",
    mail: "E-mail",
    robot: "Bot di chat",
  },
  channel: {
    wecom: "Bot WeCom",
    dingtalk: "Bot DingTalk",
    feishu: "Bot Feishu",
    mail: "Server di posta",
  },
  noticeState: {
    queued: "In attesa",
    sending: "In invio",
    sent: "Inviato",
    failed: "Non riuscito",
  },
  escalated: "In escalation",
};
