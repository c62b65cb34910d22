import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  views: { list: "Elenco", calendar: "Calendario" },
  spans: { week: "Settimana", month: "Mese" },
  earlier: "Prima",
  later: "Dopo",
  today: "Oggi",
  none: "Nessun piano in questi giorni. “Aggiungi piano” ne crea uno.",
  more: "Ci sono altri piani; sono mostrati i primi {{n}}. Filtri per tipo.",
  clashes: "Conflitti con altri piani",
  winner: { this: "prevale questo piano", other: "prevale l’altro", larger: "prevale lo sconto maggiore" },
  below: "{{n}} prodotti sarebbero venduti sotto il prezzo d’acquisto, per esempio {{name}}",
  days: "dal {{from}} al {{to}}",
  effect: {
    extra: "Vendite in più",
    range: "Intervallo al 95 %",
    given: "Sconti concessi",
    orders: "{{n}} ordini",
    days: "Giorni della campagna",
    before: "Giorni prima",
    ofPlan: "Distributori della campagna (al giorno)",
    ofOthers: "Altri distributori (al giorno)",
    machines: "Distributori",
    counts: "{{plan}} nella campagna, {{others}} altri, {{left}} non contati",
    comparison:
      "In più = quanto i distributori della campagna hanno venduto in più rispetto ad altrettanti giorni prima, meno quanto gli altri hanno venduto in più negli stessi giorni; l’intervallo viene dalle differenze tra distributori. Altre campagne, prodotti esauriti e stagioni si compensano solo in parte.",
    verdict: {
      more: "La campagna ha venduto di più; la differenza supera il caso",
      less: "Durante la campagna si è venduto meno; la differenza supera il caso",
      unclear: "La differenza rientra nel caso; non si vede alcun effetto",
      fewMachines: "Troppo pochi distributori per distinguere la differenza dal caso",
      noOthers: "Non ci sono altri distributori da confrontare",
      tooEarly: "Nessun giorno della campagna è ancora finito",
    },
  },
};
