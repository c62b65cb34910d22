import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Piani di ripartizione",
  "/cfgl/fztj": "Statistiche di ripartizione",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Vedere i piani di ripartizione",
  "finance.split.write": "Aggiungere, modificare, attivare, disattivare ed eliminare piani di ripartizione",
  "finance.splitFigure.read": "Vedere le statistiche di ripartizione",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Piano di ripartizione",
  splitReceiver: "Beneficiario",
  receivers: "Beneficiari",
  splitRatio: "Quota (in %)",
  machineCount: "Distributori",
  productCount: "Prodotti",
  machineIds: "Distributori",
  productIds: "Prodotti",
  fromDate: "Valido dal",
  updatedTime: "Modificato",
  statDate: "Data",
  orderCount: "Ordini",
  paidAmount: "Importo pagato",
  splitAmount: "Ripartizione",
  splitStatus: "Stato della ripartizione",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Attivo",
    off: "Disattivato",
  },
  status: {
    pending: "Da ripartire",
    held: "Sospesa",
    settled: "Ripartita",
  },
  action: {
    add: "Aggiungi piano di ripartizione",
    edit: "Modifica piano di ripartizione",
    enable: "Attiva",
    disable: "Disattiva",
    addReceiver: "Aggiungi beneficiario",
    removeReceiver: "Rimuovi beneficiario",
  },
  confirm: {
    enable: "Attivare questo piano di ripartizione?",
    disable: "Disattivare questo piano di ripartizione? Da oggi non si ripartisce più.",
  },
  all: "Tutti",
  rest: "Il resto, e ciò che è meno di un fen, resta all’esercente",
  scope: "Senza scelta si ripartiscono tutte le vendite dell’esercente",
  sum: "Ripartizione {{amount}}, di cui eseguita {{settled}}",
};
