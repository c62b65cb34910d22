import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "Freight templates",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "View freight templates",
  "mall.freightTemplate.write": "Add, edit, enable, disable and delete freight templates",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "Must be a whole number from 1 to {{limit}}",
  "mall.freightRules": "Enter 1 to {{limit}} rules",
  "mall.freightProvinceTwice": "Each province may stand in one rule only, and one rule may be for all others",
  "mall.freightInUse": "It is in use; disable it first",
  "mall.regionNotServed": "Nothing is delivered to this region",
  "mall.feeChanged": "The delivery fee has changed; check it and order again",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "Template name",
  measure: "Charged by",
  rules: "Rules",
  provinces: "Regions",
  firstUnits: "First",
  firstFee: "First fee",
  nextUnits: "Each further",
  nextFee: "Further fee",
  freeFrom: "Free from",
  inUse: "In use",
  updatedTime: "Changed",
};

export const words: Translation<typeof zh.words> = {
  add: "Add freight template",
  edit: "Edit freight template",
  addRule: "Add rule",
  removeRule: "Remove rule",
  elsewhere: "All other regions",
  measures: {
    piece: "Pieces",
    weight: "Weight",
  },
  unit: {
    piece: "pcs",
    weight: "g",
  },
  use: {
    yes: "In use",
    no: "Not in use",
  },
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Deliveries are then charged by this template, and the one before is disabled. Enable?",
  disableAsk: "The fixed fee of the shop counts then. Disable?",
  summary: "Up to {{units}} {{unit}} {{fee}}, each further {{next}} {{unit}} {{more}}",
  freeSummary: "free from {{amount}}",
  weightHint: "By the weight of each product; one without a weight counts as 0 g",
  noRuleHint: "Regions without a rule are not served",
};
