import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "Valutazione delle prestazioni",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "Vedere le valutazioni",
  "system.appraisal.write": "Valutare le prestazioni",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "Valutare",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "Inserisca un punteggio intero da 0 a 100",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Periodo",
  indicator: "Indicatore",
  done: "Fatti",
  good: "Fatti bene",
  factScore: "Punteggio calcolato",
  score: "Punteggio",
  scoredBy: "Valutato da",
  scoredTime: "Valutato il",
  doneTime: "Fatto il",
  subject: "Contenuto",
};

export const words: Translation<typeof zh.words> = {
  give: "Valuta",
  byFacts: "dai fatti",
  byFactsWas: "Dai fatti: {{n}}",
  remarkHint: "Indichi il motivo se diverso da quello calcolato",
  well: "Fatto bene",
  badly: {
    refills: "Quantità errata",
    visits: "Scorta insufficiente o guasto entro un giorno",
    maintenances: "In ritardo",
    tickets: "Fuori tempo",
  },
  indicator: {
    refills: "Canali riforniti",
    visits: "Visite ai distributori",
    maintenances: "Manutenzione",
    tickets: "Ticket risolti",
  },
  meaning: {
    refills:
      "Una riga per canale rifornito; non fatto bene se il distributore ha contato diversamente e l’errore è confermato.",
    visits:
      "Una riga per distributore e giorno; non fatto bene se entro un giorno c’è scorta insufficiente o un guasto.",
    maintenances: "Una riga per manutenzione conclusa; non fatta bene dopo la scadenza.",
    tickets: "Una riga per ticket risolto; non fatto bene se ha superato i tempi.",
  },
};
