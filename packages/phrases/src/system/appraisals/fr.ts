import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/jxkp": "Évaluation des performances",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.appraisal.read": "Voir les évaluations",
  "system.appraisal.write": "Noter les performances",
};

export const verbs: Translation<typeof zh.verbs> = {
  score: "Noter",
};

export const errors: Translation<typeof zh.errors> = {
  "system.scoreRange": "Saisissez une note entière de 0 à 100",
};

export const fields: Translation<typeof zh.fields> = {
  period: "Période",
  indicator: "Indicateur",
  done: "Réalisés",
  good: "Réussis",
  factScore: "Note calculée",
  score: "Note",
  scoredBy: "Noté par",
  scoredTime: "Noté le",
  doneTime: "Fait le",
  subject: "Contenu",
};

export const words: Translation<typeof zh.words> = {
  give: "Noter",
  byFacts: "calculée d’après les faits",
  byFactsWas: "Calculée : {{n}}",
  remarkHint: "Dites pourquoi si la note diffère de celle calculée",
  well: "Réussi",
  badly: {
    refills: "Quantité fausse",
    visits: "Rupture de stock ou panne dans la journée",
    maintenances: "En retard",
    tickets: "Délai dépassé",
  },
  indicator: {
    refills: "Canaux réapprovisionnés",
    visits: "Visites de distributeurs",
    maintenances: "Maintenance",
    tickets: "Tickets résolus",
  },
  meaning: {
    refills:
      "Une ligne par canal à réapprovisionner ; non réussie si le distributeur a compté autrement et que l’erreur est confirmée.",
    visits:
      "Une ligne par distributeur et par jour ; non réussie en cas de rupture de stock ou de panne dans la journée suivante.",
    maintenances: "Une ligne par maintenance terminée ; non réussie après l’échéance.",
    tickets: "Une ligne par ticket résolu ; non réussi si le délai a été dépassé.",
  },
};
