import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "Liste", calendar: "Calendrier" },
  spans: { week: "Semaine", month: "Mois" },
  earlier: "Avant",
  later: "Après",
  today: "Aujourd’hui",
  none: "Aucun plan ces jours-là. « Ajouter un plan » en crée un.",
  more: "Il y a d’autres plans ; les {{n}} premiers sont affichés. Filtrez par type.",
  clashes: "Conflits avec d’autres plans",
  winner: { this: "ce plan l’emporte", other: "l’autre l’emporte", larger: "la plus forte remise l’emporte" },
  below: "{{n}} produits seraient vendus sous leur prix d’achat, par exemple {{name}}",
  days: "du {{from}} au {{to}}",
  effect: {
    extra: "Ventes supplémentaires",
    range: "Intervalle à 95 %",
    given: "Remises accordées",
    orders: "{{n}} commandes",
    days: "Jours de la campagne",
    before: "Jours précédents",
    ofPlan: "Distributeurs de la campagne (par jour)",
    ofOthers: "Autres distributeurs (par jour)",
    machines: "Distributeurs",
    counts: "{{plan}} dans la campagne, {{others}} autres, {{left}} non comptés",
    comparison:
      "Supplément = ce que les distributeurs de la campagne ont vendu de plus que pendant autant de jours avant, moins ce que les autres ont vendu de plus pendant les mêmes jours ; l’intervalle vient des écarts entre distributeurs. Les autres campagnes, les ruptures et la saison ne s’annulent qu’en partie.",
    verdict: {
      more: "La campagne a fait vendre plus ; l’écart dépasse le hasard",
      less: "On a vendu moins pendant la campagne ; l’écart dépasse le hasard",
      unclear: "L’écart tient dans le hasard ; aucun effet visible",
      fewMachines: "Trop peu de distributeurs pour distinguer l’écart du hasard",
      noOthers: "Aucun autre distributeur à comparer",
      tooEarly: "Aucun jour de la campagne n’est encore terminé",
    },
  },
};
