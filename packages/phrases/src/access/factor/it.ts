import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "Sicurezza dell’account",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "Accedere (codice errato)",
  enrol: "Attivare la verifica in due passaggi",
  recover: "Usare un codice di recupero",
  renewCodes: "Rinnovare i codici di recupero",
  prove: "Confermare il secondo fattore",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "Inserisca il codice della sua app di autenticazione per completare l’accesso",
  "access.secondFactorWrong": "Il codice è errato, già usato o scaduto",
};

export const words: Translation<typeof zh.words> = {
  title: "Verifica in due passaggi",
  on: "Attiva",
  off: "Non attiva",
  since: "Dal",
  left: "Codici di recupero rimasti",
  why: "Con essa l’accesso richiede, oltre alla password, un codice di un’app; così anche i rimborsi oltre il limite dell’esercente.",
  duty: "Il suo account gestisce le autorizzazioni di altri: attivi prima la verifica in due passaggi.",
  begin: "Attiva",
  scan: "Scansioni il codice con un’app di autenticazione o inserisca la chiave.",
  picture: "Codice QR per l’app",
  key: "Chiave",
  firstCode: "Le 6 cifre mostrate dall’app",
  code: "Codice dell’app o di recupero",
  codes: "Codici di recupero",
  codesHint: "Se perde il telefono, ogni codice sostituisce l’app una volta. Sono mostrati solo ora: li conservi.",
  saved: "Li ho conservati",
  renew: "Nuovi codici di recupero",
  renewHint: "I vecchi codici non valgono più.",
  disable: "Disattiva",
  disableHint: "Poi basta la password. Per cambiare telefono, disattivi e riattivi.",
  show: "Confermi la sua identità",
  showHint: "Serve un codice della sua app di autenticazione; vale poi per 15 minuti.",
};
