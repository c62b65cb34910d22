import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "Liste", calendar: "Kalender" },
  spans: { week: "Woche", month: "Monat" },
  earlier: "Früher",
  later: "Später",
  today: "Heute",
  none: "An diesen Tagen läuft kein Plan. „Plan hinzufügen“ legt einen an.",
  more: "Es gibt mehr Pläne; gezeigt werden die ersten {{n}}. Nach Art eingrenzen.",
  clashes: "Überschneidungen mit anderen Plänen",
  winner: { this: "dieser Plan gilt", other: "der andere gilt", larger: "der größere Rabatt gilt" },
  below: "{{n}} Produkte würden unter dem Einkaufspreis verkauft, etwa {{name}}",
  days: "{{from}} bis {{to}}",
};
