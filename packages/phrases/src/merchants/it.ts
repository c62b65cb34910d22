import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "I miei esercenti",
  "/shgl/management": "Albero degli esercenti",
  "/shgl": "Esercenti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Vedere",
  "merchants.merchant.write": "Aggiungere, modificare, disattivare",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Impostare le regole di rimborso",
  setFeatures: "Impostare le funzioni",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "Accetti prima la commissione dell’1 % dell’acquisto a sorte",
  "merchants.unknown": "L’esercente non esiste",
  "merchants.numberTaken": "Il numero esercente è già in uso",
  "merchants.notBelow": "Si gestiscono solo gli esercenti sottostanti al proprio",
  "merchants.cycle": "Un esercente non può stare sotto se stesso",
  "merchants.otherTree": "Un esercente resta nell’albero del suo esercente principale",
  "merchants.rolesAbove":
    "{{accounts}} account hanno ruoli di esercenti che non starebbero più sopra: prima vanno cambiati",
  "merchants.stopped": "L’esercente superiore è disattivato",
  "merchants.inUse": "Ha ancora {{machines}} distributori e {{merchants}} esercenti sottostanti",
  "merchants.storeClosed": "Il negozio è chiuso",
  "merchants.pickupCodesOutOfRange": "Codici di ritiro: da 0 a {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Azienda",
  parent: "Esercente superiore",
  address: "Indirizzo",
  hotline: "Numero di assistenza",
  kind: "Tipo di esercente",
  categoryCode: "Codice categoria",
  tagCode: "Codice etichetta",
  collects: "Incasso tramite piattaforma",
  features: "Funzioni",
  maxPickupCodes: "Codici di ritiro max",
  currency: "Valuta",
  exchangeRate: "Tasso di cambio",
  pushTime: "Ora di invio giornaliero",
  refundMaximum: "Rimborso automatico max",
  refundReview: "Esame del rimborso oltre",
  storeState: "Negozio",
  collectionAccounts: "Conti d’incasso",
  status: "Stato",
  machines: "Distributori",
  accounts: "Account",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi esercente",
  addChild: "Aggiungi sotto",
  editTitle: "Modifica esercente",
  passwordSent: "La password iniziale è stata inviata al telefono",
  topLevel: "Esercente principale",
  find: "Numero o nome",
  withBelow: "{{all}} in totale",
  kind: {
    ordinary: "Ordinario",
    drug: "Farmaci",
  },
  status: {
    normal: "Normale",
    stopped: "Disattivato",
    deleted: "Eliminato",
  },
  storeState: {
    open: "Aperto",
    closed: "Chiuso",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "Acquisto a sorte",
    medicine: "Lotti di farmaci",
    shoppingCart: "Carrello",
    membershipCard: "Tessera socio",
    pickupCode: "Codice di ritiro",
    smartMedicineBox: "Cassetta medica smart",
    drugCombination: "Abbinamento di farmaci",
  },
  action: {
    features: "Funzioni",
    refund: "Regola di rimborso",
    move: "Sposta",
    stop: "Disattiva",
    resume: "Attiva",
    restore: "Ripristina",
  },
  confirm: {
    stop: "Tutti gli account di questo esercente e di quelli sottostanti vengono disconnessi subito. Disattivare?",
    resume: "Attivare questo esercente?",
    restore: "Ripristinare?",
    purchase: "L’acquisto a sorte costa l’1 % di commissione",
  },
  hint: {
    below: "Ciò che è disattivato qui lo è per tutti i sottostanti; i dati restano.",
    rate: "Valuta locale per uno yuan",
    number: "Il numero segue il superiore; anche quelli sottostanti.",
  },
  refund: {
    agreed: "Accettare un massimo",
    agreedHint: "Gli ordini anomali fino a questo importo sono rimborsati in automatico, gli altri a mano.",
    disagreed: "Non accettare",
    cashHint: "Il sistema non può restituire contanti: gli ordini in contanti li gestisce una persona.",
    disagreedHint: "Tutti gli ordini anomali sono rimborsati in automatico.",
    noReview: "Non serve una seconda persona",
    reviewHint:
      "Oltre questa somma un rimborso manuale inizia solo dopo l’approvazione di un’altra persona; lasci vuoto per nessun limite.",
  },
  contact: {
    show: "Mostra contatto completo",
    recorded: "Questa consultazione è stata registrata nel registro.",
    wholeNumber: "Inserisca il numero completo",
  },
};
