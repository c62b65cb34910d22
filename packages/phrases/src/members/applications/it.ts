import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/sqbk": "Sostituzione tessere",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.application.read": "Vedere le richieste di sostituzione",
  "members.application.write": "Richiedere sostituzioni",
  "members.application.review": "Esaminare le richieste di sostituzione",
};

export const errors: Translation<typeof zh.errors> = {
  "cardApplications.open": "Per questa tessera c’è già una richiesta da esaminare",
  "cardApplications.own": "Nessuno esamina la propria richiesta",
};

export const fields: Translation<typeof zh.fields> = {
  originalCardNo: "Tessera originale",
  newCardNo: "Nuovo numero",
  physicalNo: "Numero fisico",
  logicalNo: "Numero logico",
  cardExpiry: "Valida fino al",
  holderName: "Titolare",
  balance: "Saldo",
  gift: "Importo omaggio",
  applyStatus: "Stato",
  applicant: "Richiedente",
  applyTime: "Richiesto",
};

export const words: Translation<typeof zh.words> = {
  state: {
    pending: "Da esaminare",
    approved: "Approvato",
    rejected: "Respinto",
    ignored: "Ignorato",
  },
  action: {
    apply: "Richiedi",
    approve: "Approva",
    reject: "Respingi",
    ignore: "Ignora",
  },
  confirm: {
    approve: "Approvare? La tessera originale viene annullata; saldo e omaggio passano alla nuova.",
    ignore: "Ignorare questa richiesta?",
  },
};
