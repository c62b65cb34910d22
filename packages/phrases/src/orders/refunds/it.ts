import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "Rimborsi",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "Vedere",
  "orders.refund.write": "Rimborsare e riprovare",
  "orders.refund.approve": "Esaminare i rimborsi",
};

export const verbs: Translation<typeof zh.verbs> = {
  batch: "Rimborsare più ordini",
  retry: "Riprovare il rimborso",
  decline: "Rifiutare il rimborso",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "N. rimborso",
  refund: "Rimborso",
  refundReason: "Motivo del rimborso",
  refundMethod: "Modo di rimborso",
  refundOperator: "Richiesto da",
  approver: "Esaminato da",
  askedTime: "Richiesto",
  refundTime: "Concluso",
  failure: "Causa dell’errore",
  attempt: "Tentativi",
  answer: "Ultima risposta del fornitore",
  answerTime: "Risposto",
  nextTryTime: "Prossimo tentativo",
  cardNo: "N. carta",
  claims: "Rimborsi in 30 giorni",
  repeats: "Richieste ripetute",
};

export const words: Translation<typeof zh.words> = {
  title: "Rimborsi",
  pending: "In sospeso",
  answer: {
    processing: "In corso",
    unreachable: "Nessuna risposta",
    denied: "Rifiuta di rispondere",
    succeeded: "Rimborsato",
    failed: "Rifiutato",
  },
  repeats: {
    yes: "3 o più in 30 giorni",
  },
  claimed: "{{n}} in 30 giorni",
  retry: "Riprova",
  retryAsk: "I rimborsi non riusciti ricominciano con il loro numero. Rimborsare?",
  order: "Vedi ordine",
  review: "Esamina",
  decision: {
    approve: "Approva e rimborsa",
    decline: "Rifiuta",
  },
  decided: "Decisione",
  because: "Nota",
  automatic: "Rimborsi automatici: {{limit}}",
  upTo: "fino a {{amount}}",
  always: "qualsiasi importo",
  twoPeople: "Seconda persona: {{limit}}",
  above: "oltre {{amount}}",
  never: "non impostata",
  settings: "Impostazioni rimborsi",
  batch: {
    title: "Rimborso multiplo",
    list: "Rimborsi multipli",
    what: "Che cosa rimborsare",
    kind: {
      retry: "Rimborsi non riusciti, di nuovo",
      rest: "Resto degli ordini",
    },
    sum: "{{n}} rimborsi, {{amount}} in tutto",
    waits: "{{n}} di questi ({{amount}}) superano il limite di una persona e attendono l’esame",
    factor: "La somma supera il massimo dei rimborsi automatici: serve un secondo fattore",
    none: "Nulla di quanto selezionato può essere rimborsato",
    leftOut: "{{n}} non rimborsati: {{reason}}",
    verb: "Rimborsare {{n}} ordini, {{amount}}",
    started: "Rimborso multiplo avviato",
    choose: "Rimborso multiplo",
    result: "Esito",
    because: "Motivo",
    progress: "{{done}} di {{all}} completati",
    waiting: "In attesa",
    refused: "Non rimborsato",
  },
};
