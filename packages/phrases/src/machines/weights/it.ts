import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "Impostazioni di peso",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "Visualizzare",
  "machines.weight.write": "Impostare",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "Impostare i pesi",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange":
    "Il fattore deve essere maggiore di 0 e al massimo {{limit}}, con non più di tre decimali",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N. canale",
  weight: "Peso (g)",
  weightTolerance: "Tolleranza (g)",
  weightFactor: "Fattore",
  origin: "Origine",
  updatedTime: "Modificato il",
};

export const words: Translation<typeof zh.words> = {
  set: "Imposta",
  setSelected: "Imposta selezione",
  setByProduct: "Imposta per prodotto",
  changed: "Canali impostati: {{n}}",
  factorHint: "Il peso misurato dal distributore si moltiplica per il fattore prima del confronto; 1 non cambia nulla.",
  origin: {
    lane: "Canale",
    product: "Prodotto",
  },
  cabinet: {
    main: "Armadio principale",
    sub: "Armadio secondario",
  },
};
