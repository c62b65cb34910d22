import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "Problemart",
  orderNo: "Bestellnummer",
  ticketContent: "Problembeschreibung",
  contactPhone: "Kontakttelefon",
};

export const words: Translation<typeof zh.words> = {
  title: "Problem melden",
  intro: "Was stimmt mit diesem Automaten nicht? Der Händler antwortet Ihnen hier.",
  orderHint: "Die Bestellnummer oder die Transaktionsnummer Ihrer Zahlung; ohne Nummer leer lassen",
  phoneHint: "Freiwillig; der Händler kann Sie anrufen",
  send: "Absenden",
  sent: "Abgesendet, Ticketnummer {{n}}",
  own: "Meine Meldungen",
  more: "Etwas ergänzen",
  tell: "Senden",
  merchant: "Händler",
  me: "Ich",
  gone: "Diese Meldung gibt es nicht mehr",
  withProblem: "Ein Problem?",
  problem: {
    itemJammed: "Das Produkt klemmt",
    dispensingTimeout: "Bezahlt, aber nichts kam heraus",
    payment: "Zahlungsproblem",
    refund: "Rückerstattung fehlt",
    product: "Problem mit dem Produkt",
    machine: "Problem mit dem Automaten",
    other: "Etwas anderes",
  },
  state: {
    waiting: "Wartet",
    working: "In Bearbeitung",
    solved: "Gelöst",
    closed: "Geschlossen",
  },
};
