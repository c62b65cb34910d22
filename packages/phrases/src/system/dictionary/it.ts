import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "Dizionario dati",
  "/xtgl/shsjzd": "Dizionario dati dell’esercente",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "Vedere: dizionario dati",
  "system.dictionary.write": "Modificare: dizionario dati",
  "system.merchantDictionary.read": "Vedere: dizionario dati dell’esercente",
  "system.merchantDictionary.write": "Modificare: dizionario dati dell’esercente",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "Questo tipo non esiste nel dizionario dati",
  "system.dictionaryTypeInUse": "Il tipo ha ancora voci e non può essere eliminato",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Tipo",
  typeName: "Nome del tipo",
  dictCode: "Codice",
  dictName: "Nome",
  dictValue: "Testo",
  updatedTime: "Modificato",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi voce",
  edit: "Modifica voce",
  enabled: "Attiva",
  disabled: "Disattivata",
  enable: "Attiva",
  disable: "Disattiva",
  disableAsk: "I moduli non proporranno questa voce. Disattivare?",
  platformElsewhere: "Le voci della piattaforma si trovano nel dizionario dati",
  types: "Tipi",
  addType: "Aggiungi tipo",
  editType: "Modifica tipo",
  noTypes: "Ancora nessun tipo proprio. “Aggiungi tipo” crea il primo.",
  typesHint: "I programmi degli esercenti leggono le voci di questi tipi con una chiave",
  type: {
    paymentKind: "Metodo di pagamento",
    machineType: "Tipo di distributore",
    language: "Lingua",
    orderState: "Stato ordine",
    ticketState: "Stato del ticket",
    ticketReply: "Risposte ai ticket",
    blockReason: "Motivi di blocco",
    blacklistReason: "Motivi di lista nera",
    rejectReason: "Motivi di rifiuto",
    priceReason: "Motivi di cambio prezzo",
    recallReason: "Motivi di richiamo",
  },
};
