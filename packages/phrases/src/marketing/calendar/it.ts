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
};
