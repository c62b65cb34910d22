import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "Händlerbenachrichtigungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "Ansehen",
  "merchants.notification.write": "Benachrichtigungen einstellen",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "Bitte die Uhrzeit als HH:mm eingeben",
  "merchants.receiversMissing": "Vor dem Aktivieren bitte mindestens einen Empfänger wählen",
  "merchants.receiverUnknown": "Bitte Mitarbeiterdaten oder Rollenberechtigungen prüfen",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "Nachrichtentyp",
  ways: "Benachrichtigung per",
  receivers: "Empfänger",
};

export const words: Translation<typeof zh.words> = {
  on: "Aktiviert",
  off: "Nicht aktiviert",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  none: "Keine",
  timeHint: "Täglich um diese Zeit kommt die Übersicht des Vortags (Zeitzone des Händlers)",
  scopeHint: "Betrifft die Automaten dieses Händlers und der untergeordneten",
  certificateTimeHint: "Täglich um diese Zeit wird erinnert (Zeitzone des Händlers)",
  certificateScopeHint:
    "Betrifft die Nachweise dieses Händlers: je einmal 30, 7 und 1 Tage vor Ablauf und nach Ablauf; ohne Einstellung werden seine Administratoren erinnert",
  type: {
    dailySummary: "Tagesübersicht",
    alarm: "Automatenalarme",
    certificate: "Ablauf von Nachweisen",
  },
  way: {
    console: "Konsolennachricht",
    sms: "SMS",
  },
};
