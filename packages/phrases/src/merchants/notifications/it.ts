import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "Notifiche esercente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "Visualizza",
  "merchants.notification.write": "Imposta notifiche",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "Inserisca un’ora come HH:mm",
  "merchants.receiversMissing": "Scelga almeno un destinatario prima di attivare",
  "merchants.receiverUnknown": "Controlli i dati del dipendente o le autorizzazioni del ruolo",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "Tipo di messaggio",
  ways: "Modalità",
  receivers: "Destinatari",
};

export const words: Translation<typeof zh.words> = {
  on: "Attivato",
  off: "Non attivato",
  enable: "Attiva",
  disable: "Disattiva",
  none: "Nessuno",
  timeHint: "Ogni giorno a quest’ora si invia il riepilogo del giorno prima (fuso dell’esercente)",
  scopeHint: "Riguarda i distributori di questo esercente e dei sottostanti",
  certificateTimeHint: "I promemoria arrivano ogni giorno a quest’ora (fuso dell’esercente)",
  certificateScopeHint:
    "Riguarda i certificati di questo esercente: un promemoria 30, 7 e 1 giorni prima della scadenza e uno dopo; senza impostazione sono avvisati i suoi amministratori",
  type: {
    dailySummary: "Riepilogo giornaliero",
    alarm: "Allarmi dei distributori",
    certificate: "Scadenza dei certificati",
  },
  way: {
    console: "Messaggio nella console",
    sms: "SMS",
  },
};
