import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/dzhd": "Riconciliazione bancaria",
  "/cfgl/dzdr": "Importare un estratto conto della banca",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.arrival.read": "Vedere la riconciliazione bancaria",
  "finance.arrival.write": "Importare estratti conto e chiudere gli scarti",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.arrivalUnknown": "Questa registrazione non esiste",
  "finance.arrivalChanged": "Qualcuno l’ha appena gestita; aggiorni e riprovi",
  "finance.arrivalKnown": "La riga {{reference}} è già stata importata",
  "finance.arrivalZero": "L’importo non può essere 0",
};

export const fields: Translation<typeof zh.fields> = {
  arrivalDate: "Data",
  expectationKind: "Somma",
  expectedDate: "Atteso il",
  subject: "Da o per",
  expectedAmount: "Atteso",
  bankDate: "Data contabile",
  bankAmount: "In banca",
  bankReference: "Riferimento bancario",
  payer: "Controparte",
  difference: "Differenza",
  arrivalState: "Stato",
  reason: "Motivo",
  handler: "Gestito da",
  handleTime: "Gestito il",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    bill: "Accredito del fornitore",
    withdrawal: "Prelievo",
  },
  state: {
    awaited: "Atteso",
    matched: "Concorde",
    open: "Scarto",
    done: "Chiuso",
  },
  reason: {
    missing: "Manca in banca",
    unexpected: "Inatteso",
    amountDiffers: "Importo diverso",
  },
  advice: {
    missing: "Chieda al fornitore o alla banca; un file successivo che lo contiene lo chiude",
    unexpected: "Cerchi di chi è; restituisca ciò che non è della piattaforma",
    amountDiffers: "Lo confronti con il rendiconto del fornitore; di solito sono commissioni o rimborsi",
  },
  settle: "Chiudere",
  hint: "Le entrate sono positive, le uscite negative; nessuna riga è importata due volte",
};
