import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "Modelli di spedizione",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "Vedere i modelli di spedizione",
  "mall.freightTemplate.write": "Aggiungere, modificare, attivare, disattivare ed eliminare modelli di spedizione",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "Deve essere un numero intero da 1 a {{limit}}",
  "mall.freightRules": "Inserisca da 1 a {{limit}} regole",
  "mall.freightProvinceTwice": "Ogni provincia può stare in una sola regola e una sola regola vale per le altre",
  "mall.freightInUse": "È in uso: lo disattivi prima",
  "mall.regionNotServed": "In questa zona non si consegna",
  "mall.feeChanged": "Le spese di consegna sono cambiate: le verifichi e ordini di nuovo",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Nome del modello",
  measure: "Calcolo",
  rules: "Regole",
  provinces: "Zone",
  firstUnits: "Primi",
  firstFee: "Prima tariffa",
  nextUnits: "Ogni ulteriore",
  nextFee: "Tariffa successiva",
  freeFrom: "Gratis da",
  inUse: "Uso",
  updatedTime: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi modello",
  edit: "Modifica modello",
  addRule: "Aggiungi regola",
  removeRule: "Rimuovi regola",
  elsewhere: "Tutte le altre zone",
  measures: {
    piece: "Pezzi",
    weight: "Peso",
  },
  unit: {
    piece: "pezzi",
    weight: "g",
  },
  use: {
    yes: "In uso",
    no: "Non in uso",
  },
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Le consegne costeranno secondo questo modello e il precedente si disattiva. Attivare?",
  disableAsk: "Varrà la tariffa fissa del negozio. Disattivare?",
  summary: "Fino a {{units}} {{unit}} {{fee}}, ogni altri {{next}} {{unit}} {{more}}",
  freeSummary: "gratis da {{amount}}",
  weightHint: "Secondo il peso dei prodotti; senza peso conta 0 g",
  noRuleHint: "Le zone senza regola non si servono",
};
