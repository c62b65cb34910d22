import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Esporta rapporti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Vedere i rapporti",
  "insight.report.write": "Generare rapporti",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Periodo di esportazione: al massimo 31 giorni",
  "insight.sendDay": "Il giorno è compreso tra 1 e {{n}}",
  "insight.sendTime": "Inserisca un orario",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Rapporto",
  startDate: "Dal",
  endDate: "Al",
  reportStatus: "Stato",
  createdBy: "Creato da",
  fileSize: "Dimensione",
  cycle: "Cadenza",
  sendDay: "Giorno d’invio",
  sendTime: "Ora d’invio",
  receiverIds: "Destinatari",
  nextTime: "Prossimo invio",
  mailStatus: "E-mail",
  mailResult: "Esito dell’e-mail",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi rapporto",
  generate: "Genera",
  days: "Giorni",
  daysHint: "Al massimo 31 giorni",
  schedules: "Invii programmati",
  addSchedule: "Aggiungi invio",
  off: "Disattivato",
  switchOn: "Attiva",
  switchOff: "Disattiva",
  scheduleHint:
    "Invia il server di posta per gli allarmi dell’esercente; chi non ha un indirizzo e-mail non riceve nulla",
  dayOfMonth: "Il giorno {{n}} del mese",
  cycleName: {
    daily: "Ogni giorno",
    weekly: "Ogni settimana",
    monthly: "Ogni mese",
  },
  mail: {
    waiting: "In attesa",
    sent: "Inviato",
    failed: "Non riuscito",
    expired: "Scaduto",
  },
  mailSubject: "{{name}} (dal {{from}} al {{to}})",
  mailText: "{{merchant}}\nIn allegato il rapporto “{{name}}” dal {{from}} al {{to}}.",
  state: {
    notGenerated: "Non generato",
    generating: "In corso",
    generated: "Generato",
    failed: "Non riuscito",
  },
  name: {
    overview: "Panoramica delle vendite",
    machines: "Vendite per distributore",
    products: "Vendite per prodotto",
    payments: "Vendite per metodo di pagamento",
    points: "Vendite per postazione",
    merchants: "Vendite per esercente",
  },
};
