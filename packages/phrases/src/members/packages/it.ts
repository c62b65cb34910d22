import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Pacchetti soci",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Vedere i pacchetti soci",
  "members.package.sell": "Vendere pacchetti per soci",
  "members.package.write": "Gestire i pacchetti soci",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "Vendere pacchetto",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "La durata va da 1 a {{limit}} mesi",
  "memberPackages.nameTaken": "L’esercente ha già un pacchetto con questo nome",
  "memberPackages.notOffered": "Questo pacchetto è disattivato e non si può vendere",
  "memberPackages.otherMerchant": "Tessera e pacchetto devono essere dello stesso esercente",
  "memberPackages.refunded": "Questo pacchetto è già stato rimborsato",
  "memberPackages.nothingLeft": "L’ultimo mese è iniziato: non resta nulla da rimborsare",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Pacchetto",
  packagePrice: "Prezzo",
  packagePeriod: "Mesi",
  rightsNote: "Vantaggi",
  packageStatus: "Stato",
  memberLevel: "Livello del socio",
  cardId: "Tessera",
  payWay: "Pagato con",
  payout: "Rimborso con",
  startDate: "Valido dal",
  endDate: "Valido fino al",
  saleStatus: "Stato",
  soldTime: "Venduto il",
  refunded: "Rimborsato",
  soldCount: "Venduti",
  sold: "Vendite",
  refundedCount: "Rimborsi",
  runningCount: "In corso",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Attivo",
    disabled: "Disattivato",
  },
  saleState: {
    waiting: "Non ancora valido",
    running: "In corso",
    over: "Scaduto",
    refunded: "Rimborsato",
  },
  payWay: {
    balance: "Saldo della tessera",
  },
  action: {
    sell: "Vendi",
    sales: "Pacchetti venduti",
    refund: "Rimborsa",
    add: "Aggiungi pacchetto",
    edit: "Modifica pacchetto",
    enable: "Attiva",
    disable: "Disattiva",
  },
  confirm: {
    enable: "Attivare questo pacchetto?",
    disable: "Disattivare questo pacchetto?",
  },
  hint: {
    noLevel: "Livello invariato",
    level: "Il socio ha questo livello finché il pacchetto è valido, se il suo non è più alto",
    sale: "Vale da oggi; se il socio ha ancora questo pacchetto, dal giorno dopo la sua fine.",
    toCard: "{{amount}} yuan tornano sulla tessera e i vantaggi finiscono subito.",
    atCounter: "{{amount}} yuan sono restituiti alla cassa e i vantaggi finiscono subito.",
    figures: "Vendite dei giorni scelti",
  },
};
