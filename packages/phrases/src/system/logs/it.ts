import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "Registri",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "Vedere i registri",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "Eseguito da",
  logType: "Tipo",
  logPage: "Pagina",
  logContent: "Azione",
  logObject: "Oggetto",
  logResult: "Risultato",
  requestId: "Richiesta",
};

export const words: Translation<typeof zh.words> = {
  detail: "Dettaglio del registro",
  kind: {
    change: "Modifica",
    login: "Accesso",
    read: "Consultazione di dati personali",
    export: "Esportazione",
  },
  result: {
    succeeded: "Riuscito",
    failed: "Non riuscito",
  },
  unknownPerson: "Non connesso",
  anotherMerchant: "Livello superiore",
  difference: "Cosa è cambiato",
  property: "Campo",
  before: "Prima",
  after: "Dopo",
  noDetail: "Questa voce non ha campi",
  activity: "Attività",
  noActivity: "Non è stato ancora modificato nulla",
};
