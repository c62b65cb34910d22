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
  effect: {
    extra: "Mehrumsatz",
    range: "95 %-Intervall",
    given: "Gewährte Rabatte",
    orders: "{{n}} Bestellungen",
    days: "Tage der Kampagne",
    before: "Tage davor",
    ofPlan: "Automaten der Kampagne (je Tag)",
    ofOthers: "Andere Automaten (je Tag)",
    machines: "Automaten",
    counts: "{{plan}} in der Kampagne, {{others}} andere, {{left}} nicht gezählt",
    comparison:
      "Mehrumsatz = was Automaten der Kampagne mehr verkauften als an ebenso vielen Tagen davor, abzüglich dessen, was die anderen in denselben Tagen mehr verkauften; das Intervall folgt aus den Unterschieden zwischen Automaten. Andere Kampagnen, leere Schächte und Saison heben sich nur teilweise auf.",
    verdict: {
      more: "Die Kampagne brachte mehr Umsatz; der Unterschied ist größer als der Zufall",
      less: "In der Kampagne wurde weniger verkauft; der Unterschied ist größer als der Zufall",
      unclear: "Der Unterschied liegt im Zufall; eine Wirkung ist nicht zu sehen",
      fewMachines: "Zu wenige Automaten, um den Unterschied vom Zufall zu trennen",
      noOthers: "Es gibt keine anderen Automaten zum Vergleich",
      tooEarly: "Noch kein Tag der Kampagne ist vorbei",
    },
  },
};
