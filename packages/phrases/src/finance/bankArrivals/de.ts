import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "Bankabgleich",
  "/cfgl/dzdr": "Kontoauszug der Bank importieren",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "Bankabgleich ansehen",
  "finance.arrival.write": "Kontoauszüge importieren und Abweichungen bearbeiten",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "Diesen Eintrag gibt es nicht",
  "finance.arrivalChanged": "Jemand hat das gerade bearbeitet; bitte aktualisieren und erneut versuchen",
  "finance.arrivalKnown": "Die Zeile {{reference}} wurde schon importiert",
  "finance.arrivalZero": "Der Betrag darf nicht 0 sein",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "Datum",
  expectationKind: "Geld",
  expectedDate: "Erwartet am",
  subject: "Von oder für",
  expectedAmount: "Erwartet",
  bankDate: "Buchungstag",
  bankAmount: "Bei der Bank",
  bankReference: "Banknummer",
  payer: "Gegenseite",
  difference: "Differenz",
  arrivalState: "Status",
  reason: "Grund",
  handler: "Bearbeitet von",
  handleTime: "Bearbeitet am",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "Abrechnung des Anbieters",
    withdrawal: "Auszahlung",
  },
  state: {
    awaited: "Erwartet",
    matched: "Stimmt",
    open: "Abweichung",
    done: "Erledigt",
  },
  reason: {
    missing: "Fehlt bei der Bank",
    unexpected: "Unerwartet",
    amountDiffers: "Betrag weicht ab",
  },
  advice: {
    missing: "Beim Anbieter oder der Bank nachfragen; eine spätere Datei erledigt es von selbst",
    unexpected: "Herkunft klären; was der Plattform nicht gehört, zurückgeben",
    amountDiffers: "Mit der Liste des Anbieters vergleichen; meist sind es Gebühren oder Erstattungen",
  },
  settle: "Erledigen",
  hint: "Eingänge sind positiv, Ausgänge negativ; keine Zeile wird zweimal importiert",
};
