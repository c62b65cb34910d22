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
};
