import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/bywx": "Manutenzione e riparazione",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.maintenance.read": "Vedere",
  "machines.maintenance.write": "Aggiungere, modificare, concludere ed eliminare",
};

export const verbs: Translation<typeof zh.verbs> = {
  markDone: "Concludere",
};

export const errors: Translation<typeof zh.errors> = {
  "maintenances.quantityOutOfRange": "La quantità di un ricambio è un intero da 1 a {{limit}}",
  "maintenances.everyDaysOutOfRange": "Si ripete dopo 1-{{limit}} giorni interi",
};

export const fields: Translation<typeof zh.fields> = {
  maintainType: "Tipo",
  maintainContent: "Lavoro",
  faultType: "Guasto",
  partName: "Ricambi",
  partQty: "Quantità",
  partId: "N. ricambio",
  partType: "Tipo di ricambio",
  price: "Prezzo unitario",
  labour: "Manodopera",
  cost: "Costo",
  maintainer: "Eseguito da",
  maintainTime: "Giorno",
  handleStatus: "Stato",
  doneTime: "Concluso",
  everyDays: "Ripeti dopo (giorni)",
  createdBy: "Inserito da",
  doneBy: "Concluso da",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi manutenzione",
  edit: "Modifica manutenzione",
  finish: "Concludi",
  finishHint: "Il suo allarme conta come riparato; ciò che si ripete riceve il giorno seguente.",
  finished: "Concluso",
  finishedAgain: "Concluso; il prossimo è pianificato",
  kind: {
    maintain: "Manutenzione",
    repair: "Riparazione",
  },
  state: {
    open: "Da fare",
    done: "Concluso",
    overdue: "In ritardo",
  },
  parts: "Ricambi",
  addPart: "Aggiungi ricambio",
  removePart: "Togli ricambio",
  noFault: "Nessuno",
  ofAlarm: "Da un allarme",
};
