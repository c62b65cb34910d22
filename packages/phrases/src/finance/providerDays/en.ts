import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "Merchant payment accounts",
  "/xtgl/zfsz/rjs": "Daily settlement",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "View the accounts of all merchants",
  "finance.providerDay.read": "View daily settlement",
  "finance.providerDay.write": "Run daily settlement again",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "Run settlement again",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "Merchants",
  settleDate: "Day",
};

export const words: Translation<typeof zh.words> = {
  run: "Repeat settlement",
  runQuestion: "Run the settlement again? What is not closed yet is settled; closed days stay as they are.",
  runDone: "Entries settled: {{n}}",
  runNothing: "Nothing was open; closed days stay as they are",
};
