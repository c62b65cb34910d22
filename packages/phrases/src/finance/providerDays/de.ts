import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "Zahlungskonten der Händler",
  "/xtgl/zfsz/rjs": "Tagesabrechnung",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "Konten aller Händler ansehen",
  "finance.providerDay.read": "Tagesabrechnung ansehen",
  "finance.providerDay.write": "Tagesabrechnung erneut ausführen",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "Abrechnung wiederholen",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "Händler",
  settleDate: "Tag",
};

export const words: Translation<typeof zh.words> = {
  run: "Abrechnung wiederholen",
  runQuestion: "Abrechnung erneut ausführen? Noch nicht Geschlossenes wird abgerechnet; geschlossene Tage bleiben.",
  runDone: "Abgerechnete Buchungen: {{n}}",
  runNothing: "Nichts war offen; geschlossene Tage bleiben",
};
