import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "Rifornimenti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "Visualizzare",
  "stock.refill.write": "Spiegare le differenze di rifornimento",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "Spiegare una differenza di rifornimento",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N. canale",
  cabinet: "Armadio",
  stock: "Scorta",
  stockBefore: "Prima",
  replenishQty: "Riforniti",
  replenisher: "Addetto al rifornimento",
  replenishTime: "Rifornito il",
  last: "Precedente",
  loaded: "Caricati",
  sold: "Venduti",
  expected: "Attesi",
  reported: "Secondo il distributore",
  difference: "Differenza",
  reportedTime: "Segnalato il",
  cause: "Causa",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "Distributore",
  total: "Canali: {{lanes}}, pezzi: {{pieces}}",
  checks: "Controllo rifornimenti",
  checksOpen: "Controllo rifornimenti · {{n}} da spiegare",
  checksHint:
    "Se un distributore conta un numero diverso da precedente + caricati − venduti, la differenza attende qui una spiegazione.",
  waiting: "Da spiegare",
  explained: "Spiegate",
  explain: "Spiega",
  causes: {
    loadedWrong: "Registrato male nel rifornire",
    missing: "Mancante",
    damaged: "Danneggiato",
    sensor: "Il distributore ha contato male",
    other: "Altro",
  },
  cabinet: {
    main: "Armadio principale",
    sub: "Armadio secondario",
  },
};
