import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "This medicine conflict does not exist",
  "pharmacy.conflictTaken": "These two medicines are listed already",
  "pharmacy.conflictSame": "Choose two different medicines",
  "pharmacy.conflictInSet": "The set “{{name}}” holds both; change or disable it first",
  "pharmacy.conflictForbidden": "“{{first}}” and “{{second}}” must not be taken together: {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "Medicine",
  otherProductId: "Not together with",
  severity: "Effect",
  reason: "Reason",
};

export const words: Translation<typeof zh.words> = {
  title: "Medicine conflicts",
  hint: "Forbidden pairs are refused in medicine sets, pickup codes and baskets, and for one patient’s prescriptions; of the others people are warned.",
  add: "Add medicine conflict",
  edit: "Edit medicine conflict",
  warned: "Take care",
  warning: "“{{first}}” with “{{second}}”, take care: {{reason}}",
  none: "No medicine conflicts yet",
  severity: {
    forbid: "Forbidden",
    warn: "Warning",
  },
  reason: {
    sameIngredient: "same ingredient, risk of overdose",
    bleeding: "higher risk of bleeding",
    sedation: "more drowsiness",
    liver: "strain on the liver",
    kidney: "strain on the kidneys",
    bloodPressure: "effect on blood pressure",
    heartRhythm: "effect on heart rhythm",
    weaker: "weaker effect",
    stronger: "stronger effect and side effects",
  },
};
