import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "Leistungsbewertung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "Leistungsbewertungen ansehen",
  "system.appraisal.write": "Leistung bewerten",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "Bewerten",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "Bitte eine ganze Punktzahl von 0 bis 100 eingeben",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Zeitraum",
  indicator: "Kennzahl",
  done: "Erledigt",
  good: "Davon gut",
  factScore: "Errechnete Punkte",
  score: "Punkte",
  scoredBy: "Bewertet von",
  scoredTime: "Bewertet am",
  doneTime: "Erledigt am",
  subject: "Inhalt",
};

export const words: Translation<typeof zh.words> = {
  give: "Bewerten",
  byFacts: "aus den Fakten",
  byFactsWas: "Errechnet: {{n}}",
  remarkHint: "Bitte begründen, wenn die Punkte von den errechneten abweichen",
  well: "Gut",
  badly: {
    refills: "Falsche Menge",
    visits: "Bestand niedrig oder gestört binnen eines Tages",
    maintenances: "Verspätet",
    tickets: "Frist überschritten",
  },
  indicator: {
    refills: "Befüllte Schächte",
    visits: "Automatenbesuche",
    maintenances: "Wartung",
    tickets: "Gelöste Tickets",
  },
  meaning: {
    refills:
      "Eine Zeile je befülltem Schacht; nicht gut, wenn der Automat anders zählte und falsches Befüllen festgestellt wurde.",
    visits:
      "Eine Zeile je Automat und Tag; nicht gut, wenn binnen eines Tages der Bestand niedrig oder er gestört war.",
    maintenances: "Eine Zeile je erledigter Wartung; nicht gut nach dem Fälligkeitstag.",
    tickets: "Eine Zeile je gelöstem Ticket; nicht gut, wenn die Frist überschritten war.",
  },
};
