import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  setOffline: "Set offline purchases",
};

export const errors: Translation<typeof zh.errors> = {
  "members.offlineHours": "The duration must be a whole number of hours from {{least}} to {{most}}",
};

export const fields: Translation<typeof zh.fields> = {
  offlineLimit: "Limit per card and machine",
  offlineHours: "Valid for (hours)",
  allowance: "Allowance",
  used: "Used",
  untilTime: "Valid until",
  soldTime: "Sold at",
};

export const words: Translation<typeof zh.words> = {
  explain:
    "While a machine has no network, a member card may buy by an allowance that the cloud has signed, at each machine up to this limit; 0 is off. What the balance does not cover becomes arrears.",
  scope:
    "Only for activated cards with a holder that bought at the merchant’s machines in the last 90 days, at most 500 per machine.",
  machines: "Machines that hold an allowance",
  uses: "Purchases without network",
  noMachines: "No machine holds an allowance of this card",
  noUses: "This card bought nothing without network",
};
