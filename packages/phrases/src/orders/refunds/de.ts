import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/tkgl": "Erstattungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.refund.read": "Ansehen",
  "orders.refund.write": "Erstatten und erneut versuchen",
  "orders.refund.approve": "Erstattungen prüfen",
};

export const verbs: Translation<typeof zh.verbs> = {
  retry: "Erstattung erneut versuchen",
  decline: "Erstattung ablehnen",
};

export const fields: Translation<typeof zh.fields> = {
  refundNo: "Erstattungsnummer",
  refund: "Erstattung",
  refundReason: "Erstattungsgrund",
  refundMethod: "Erstattungsart",
  refundOperator: "Veranlasst von",
  approver: "Geprüft von",
  askedTime: "Veranlasst",
  refundTime: "Abgeschlossen",
  failure: "Fehlergrund",
  attempt: "Versuche",
  answer: "Letzte Antwort des Anbieters",
  answerTime: "Beantwortet",
  nextTryTime: "Nächster Versuch",
  cardNo: "Kartennummer",
  claims: "Erstattungen in 30 Tagen",
  repeats: "Wiederholte Fälle",
};

export const words: Translation<typeof zh.words> = {
  title: "Erstattungen",
  pending: "Offen",
  answer: {
    processing: "In Bearbeitung",
    unreachable: "Keine Antwort",
    succeeded: "Erstattet",
    failed: "Abgelehnt",
  },
  repeats: {
    yes: "3 oder mehr in 30 Tagen",
  },
  claimed: "{{n}} in 30 Tagen",
  retry: "Erneut versuchen",
  retryMany: "Erneut erstatten",
  retryAsk: "Fehlgeschlagene Erstattungen beginnen unter ihrer Nummer neu. Erstatten?",
  started: "{{n}} Erstattungen begonnen",
  notStarted: "{{n}} nicht begonnen: {{reasons}}",
  order: "Bestellung ansehen",
  review: "Prüfen",
  decision: {
    approve: "Genehmigen und erstatten",
    decline: "Ablehnen",
  },
  decided: "Entscheidung",
  because: "Anmerkung",
  automatic: "Automatische Erstattungen: {{limit}}",
  upTo: "bis {{amount}}",
  always: "jeder Betrag",
  twoPeople: "Zweite Person: {{limit}}",
  above: "über {{amount}}",
  never: "nicht festgelegt",
  settings: "Erstattungseinstellungen",
};
