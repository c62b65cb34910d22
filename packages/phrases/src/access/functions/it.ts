import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "Funzioni",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "L’autorizzazione di una funzione integrata non può essere modificata né eliminata",
  "access.permissionGrouped": "Un’autorizzazione scelta appartiene già a un’altra funzione",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "Nome della funzione",
  funcCode: "Codice della funzione",
  permissions: "Autorizzazioni",
  origin: "Origine",
  roleCount: "Ruoli",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi funzione",
  editTitle: "Modifica funzione",
  state: {
    on: "Attivata",
    off: "Disattivata",
  },
  origin: {
    base: "Integrata",
    own: "Personale",
  },
  action: {
    enable: "Attiva",
    disable: "Disattiva",
  },
  confirmEnable: "Attivare questa funzione?",
  confirmDisable:
    "Con “{{name}}” disattivata, le chiamate vengono rifiutate entro 5 secondi per tutti i ruoli tranne l’amministratore della piattaforma; le autorizzazioni restano e tornano valide riattivandola. Disattivare?",
  hint: "Le funzioni raggruppano autorizzazioni del sistema in azioni assegnate ai ruoli; raggruppare non concede nulla a nessuno. Le chiamate di una funzione disattivata vengono rifiutate entro 5 secondi per tutti tranne l’amministratore della piattaforma.",
};
