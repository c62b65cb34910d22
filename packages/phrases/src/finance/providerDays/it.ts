import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "Conti di pagamento degli esercenti",
  "/xtgl/zfsz/rjs": "Liquidazione giornaliera",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "Vedere i conti di tutti gli esercenti",
  "finance.providerDay.read": "Vedere la liquidazione giornaliera",
  "finance.providerDay.write": "Ripetere la liquidazione giornaliera",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "Ripetere la liquidazione",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "Esercenti",
  settleDate: "Giorno",
};

export const words: Translation<typeof zh.words> = {
  run: "Ripeti la liquidazione",
  runQuestion: "Ripetere la liquidazione? Si liquida ciò che non è ancora chiuso; i giorni chiusi restano uguali.",
  runDone: "Operazioni liquidate: {{n}}",
  runNothing: "Nulla era in sospeso; i giorni chiusi restano uguali",
};
