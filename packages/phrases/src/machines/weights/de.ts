import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "Gewichtseinstellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "Ansehen",
  "machines.weight.write": "Festlegen",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "Gewichte festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange":
    "Der Faktor muss über 0 liegen und höchstens {{limit}} betragen, mit bis zu drei Nachkommastellen",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Schachtnr.",
  weight: "Gewicht (g)",
  weightTolerance: "Toleranz (g)",
  weightFactor: "Faktor",
  origin: "Herkunft",
  updatedTime: "Geändert am",
};

export const words: Translation<typeof zh.words> = {
  set: "Festlegen",
  setSelected: "Auswahl festlegen",
  setByProduct: "Nach Produkt festlegen",
  changed: "Schächte festgelegt: {{n}}",
  factorHint: "Was der Automat wiegt, wird vor dem Vergleich mit dem Faktor multipliziert; 1 ändert nichts.",
  origin: {
    lane: "Schacht",
    product: "Produkt",
  },
  cabinet: {
    main: "Hauptschrank",
    sub: "Nebenschrank",
  },
};
