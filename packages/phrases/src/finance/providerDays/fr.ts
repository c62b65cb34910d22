import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zfsz/shzhsz": "Comptes de paiement des commerçants",
  "/xtgl/zfsz/rjs": "Règlement journalier",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.account.oversee": "Voir les comptes de tous les commerçants",
  "finance.providerDay.read": "Voir le règlement journalier",
  "finance.providerDay.write": "Relancer le règlement journalier",
};

export const verbs: Translation<typeof zh.verbs> = {
  settleAgain: "Relancer le règlement",
};

export const fields: Translation<typeof zh.fields> = {
  merchantCount: "Commerçants",
  settleDate: "Jour",
};

export const words: Translation<typeof zh.words> = {
  run: "Relancer le règlement",
  runQuestion: "Relancer le règlement ? Ce qui n’est pas encore clos est réglé ; les jours clos restent inchangés.",
  runDone: "Opérations réglées : {{n}}",
  runNothing: "Rien n’était en attente ; les jours clos restent inchangés",
};
