import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dagl/zzgl": "Organizzazioni",
  "/xtgl/dagl": "Dati anagrafici",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.organisation.read": "Vedere le organizzazioni",
  "access.organisation.write": "Gestire le organizzazioni",
};

export const errors: Translation<typeof zh.errors> = {
  "access.organisationUnknown": "L’organizzazione non esiste",
  "access.organisationTooDeep": "Le organizzazioni hanno al massimo {{limit}} livelli",
  "access.organisationInUse": "Contiene ancora {{organisations}} organizzazioni e {{accounts}} account",
};

export const fields: Translation<typeof zh.fields> = {
  orgName: "Nome",
  orgCode: "Codice",
  parentOrg: "Organizzazione superiore",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi organizzazione",
  editTitle: "Modifica organizzazione",
  addChild: "Aggiungi sotto",
  topLevel: "Primo livello",
  owner: "Esercente",
  showUsers: "Vedi account",
  ofTop: "Le organizzazioni sono gestite dall’esercente principale; il suo non ne ha",
};
