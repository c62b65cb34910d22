import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "Nachrichten",
  "/xtgl/xzxxtz": "Nachricht hinzufügen",
  "/xtgl/xxlx": "Nachrichtentypen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "Eigene Nachrichten ansehen",
  "support.broadcast.write": "Nachrichten an viele senden",
  "support.messageType.read": "Nachrichtentypen ansehen",
  "support.messageType.write": "Nachrichtentypen hinzufügen und bearbeiten",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "Nachricht an viele senden",
  "support.broadcast.recall": "Nachricht zurückrufen",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} ist kein Feld, das der Text nennen darf",
  "support.receiversMalformed": "Händlernummern durch englische Kommas trennen, ohne Komma am Ende",
  "support.tooManyReceivers": "Höchstens {{limit}} Händlernummern auf einmal",
  "support.receiverUnknown": "Die Händlernummer {{no}} gibt es nicht",
  "support.messageUnknown": "Diese Nachricht gibt es nicht oder sie wurde gelöscht",
  "support.messageRecalled": "Diese Nachricht wurde schon zurückgerufen",
  "support.messageTypeUnknown": "Diesen Nachrichtentyp gibt es nicht oder er ist deaktiviert",
  "support.messageTypeTaken": "Einen Nachrichtentyp dieses Namens gibt es schon",
  "support.messageTypeInUse": "Dieser Nachrichtentyp wird verwendet und kann nur deaktiviert werden",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "Titel",
  msgType: "Nachrichtentyp",
  typeId: "Nachrichtentyp",
  msgContent: "Nachricht",
  msgTemplate: "Nachrichtenvorlage",
  notifyWay: "Benachrichtigung per",
  updatedTime: "Geändert",
  sendTime: "Gesendet",
  readStatus: "Gelesen",
  receiverMerchants: "Empfangende Händler",
  sendStatus: "Versand",
  receivers: "Empfänger",
  readers: "Leser",
  sentBy: "Gesendet von",
  deliveries: "Versand nach außen",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "Erhalten",
    sent: "Gesendet",
  },
  readState: {
    unread: "Ungelesen",
    read: "Gelesen",
  },
  sendState: {
    sending: "Wird gesendet",
    sent: "Gesendet",
    recalled: "Zurückgerufen",
  },
  way: {
    console: "Konsolennachricht",
    sms: "SMS",
    mail: "E-Mail",
    robot: "Bot im Gruppenchat",
  },
  to: {
    everybody: "Alle Händler",
    merchants: "Ausgewählte Händler",
  },
  switched: {
    on: "Aktiviert",
    off: "Deaktiviert",
  },
  action: {
    addType: "Nachrichtentyp hinzufügen",
    markRead: "Als gelesen markieren",
    markAll: "Alle als gelesen markieren",
    open: "Betreffendes öffnen",
    enable: "Aktivieren",
    disable: "Deaktivieren",
    recall: "Zurückrufen",
  },
  confirm: {
    markAll: "Alle Nachrichten als gelesen markieren?",
    disable: "Deaktivieren? Neue Nachrichten können diesen Typ dann nicht haben.",
    enable: "Aktivieren?",
    recall:
      "Zurückrufen? Niemand sieht die Nachricht dann mehr; SMS, E-Mails und Gruppennachrichten, die schon gesendet sind, bleiben.",
  },
  hint: {
    all: "Alle ungelesenen Nachrichten",
    system: "Systemnachricht",
    fields: "Markdown; Felder, die für jeden Empfänger ausgefüllt werden: {{list}}",
    numbers: "Mehrere Händlernummern mit englischen Kommas, z. B. 1001,1002",
    ways: "Eine Konsolennachricht wird immer gesendet; die SMS enthält nur Typ und Titel; E-Mail und Bot enthalten den ganzen Text",
    preview: "Vorschau",
    sent: "Die Nachricht ist unterwegs",
    recalled: "Die Nachricht wurde zurückgerufen",
    delivered: "{{waiting}} wartend, {{sent}} gesendet, {{failed}} fehlgeschlagen",
  },
};
