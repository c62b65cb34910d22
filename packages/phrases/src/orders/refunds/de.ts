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
  batch: "Viele Bestellungen erstatten",
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
    denied: "Antwort verweigert",
    succeeded: "Erstattet",
    failed: "Abgelehnt",
  },
  repeats: {
    yes: "3 oder mehr in 30 Tagen",
  },
  claimed: "{{n}} in 30 Tagen",
  retry: "Erneut versuchen",
  retryAsk: "Fehlgeschlagene Erstattungen beginnen unter ihrer Nummer neu. Erstatten?",
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
  batch: {
    title: "Sammelerstattung",
    list: "Sammelerstattungen",
    what: "Was erstattet wird",
    kind: {
      retry: "Fehlgeschlagene Erstattungen erneut",
      rest: "Rest der Bestellungen",
    },
    sum: "{{n}} Erstattungen, zusammen {{amount}}",
    waits: "{{n}} davon ({{amount}}) liegen über der Grenze für eine Person und warten auf Prüfung",
    factor: "Die Summe liegt über der Grenze für automatische Erstattungen: ein zweiter Faktor ist nötig",
    none: "Nichts davon kann erstattet werden",
    leftOut: "{{n}} nicht erstattet: {{reason}}",
    verb: "{{n}} Bestellungen erstatten, {{amount}}",
    started: "Sammelerstattung begonnen",
    choose: "Sammelerstattung",
    result: "Ergebnis",
    because: "Grund",
    progress: "{{done}} von {{all}} erledigt",
    waiting: "Wartet",
    refused: "Nicht erstattet",
  },
};
