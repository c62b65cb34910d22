import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Operatori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "Vedere gli operatori",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "L’utente è già nell’elenco",
  "operators.checkStaff": "Controlli i dati del dipendente o le autorizzazioni del ruolo",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Distributori",
  salesAmount: "Fatturato, 30 giorni",
  salesOrders: "Ordini, 30 giorni",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi operatore",
  edit: "Modifica operatore",
  state: {
    yes: "Attivato",
    no: "Disattivato",
  },
  assign: "Assegna",
  machines: "Distributori",
  throughTeams: "{{n}} dalla squadra",
  accountHint: "Account di un utente ordinario",
};
