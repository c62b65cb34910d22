import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "Weight settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "View",
  "machines.weight.write": "Set",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "Set weights",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange": "The factor must be above 0 and at most {{limit}}, with up to three decimals",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Lane no.",
  weight: "Weight (g)",
  weightTolerance: "Tolerance (g)",
  weightFactor: "Factor",
  origin: "Source",
  updatedTime: "Changed",
};

export const words: Translation<typeof zh.words> = {
  set: "Set",
  setSelected: "Set selected",
  setByProduct: "Set by product",
  changed: "Lanes set: {{n}}",
  factorHint: "What the machine weighs is multiplied by the factor before it is compared; 1 changes nothing.",
  origin: {
    lane: "Lane",
    product: "Product",
  },
  cabinet: {
    main: "Main cabinet",
    sub: "Sub-cabinet",
  },
};
