import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "SIM dati",
  "/shj/llkdr": "Importa SIM dati",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "Vedere le SIM dati",
  "machines.dataCard.write": "Gestire SIM dati e pacchetti",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "Rinnovare",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "La SIM dati {{iccid}} non esiste; prima la registri",
  "dataCards.taken": "Questo ICCID è già registrato",
  "dataCards.onOtherMachine": "La SIM dati {{iccid}} è nel distributore {{machineNo}}",
  "dataCards.iccidMalformed": "Un ICCID ha 19 o 20 cifre e inizia con 89",
  "dataCards.iccidCheckDigit": "La cifra di controllo dell’ICCID è errata",
  "dataCards.imsiMalformed": "Un IMSI ha 14 o 15 cifre",
  "dataCards.imeiMalformed": "Un IMEI ha 15 cifre, l’ultima di controllo",
  "dataCards.phoneMalformed": "Il numero della linea ha da 11 a 13 cifre",
  "dataCards.typeWrong": "Questo tipo di SIM dati non esiste",
  "dataCards.carrierWrong": "Questo gestore di rete non esiste",
  "dataPackages.unknown": "Il pacchetto non esiste",
  "dataPackages.off": "Il pacchetto è disattivato",
  "dataPackages.inUse": "{{cards}} SIM usano il pacchetto, che non si può eliminare",
  "dataPackages.trafficOutOfRange": "Inserisca un numero intero da 1 a {{limit}}",
  "dataPackages.periodOutOfRange": "Inserisca da 1 a {{limit}} mesi",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "Numero della linea",
  dataCardType: "Tipo di SIM dati",
  carrier: "Gestore di rete",
  dataCardStatus: "Stato della SIM dati",
  packageName: "Pacchetto",
  packageId: "Pacchetto",
  packageTraffic: "Traffico dati (MB)",
  packagePrice: "Prezzo del pacchetto",
  packagePeriod: "Mesi",
  cardCount: "SIM dati",
  dailyFlow: "Traffico dati del giorno (MB)",
  monthlyFlow: "Traffico dati del mese (MB)",
  expiryDate: "Data di scadenza",
  renewalTime: "Rinnovata il",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "SIM dati",
    packages: "Pacchetti",
    renewals: "Rinnovi",
  },
  type: {
    iot: "IoT",
    ordinary: "Normale",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "Altro",
  },
  state: {
    enabled: "Attiva",
    disabled: "Disattivata",
  },
  expiry: {
    valid: "Valida",
    expiring: "Scade entro 30 giorni",
    expired: "Scaduta",
  },
  silent: "Distributore offline",
  expiryFilter: "Scadenza",
  add: "Aggiungi SIM dati",
  edit: "Modifica SIM dati",
  addPackage: "Aggiungi pacchetto",
  editPackage: "Modifica pacchetto",
  enable: "Attiva",
  disable: "Disattiva",
  enableAsk: "Attivare questa SIM dati?",
  disableAsk: "Disattivare questa SIM dati?",
  losesConnection: "Distributori che perdono la connessione: {{machines}}",
  renew: "Rinnova",
  renewHint: "Conta dalla data più tarda tra oggi e la scadenza",
  trafficDays: "Traffico dati per giorno",
  importHint:
    "Tenere gli ICCID come testo, altrimenti il foglio ne cambia le ultime cifre. Ogni riga aggiunge una SIM dati attivata; pacchetto e distributore possono restare vuoti, e un distributore ne accetta al massimo 3.",
  batch: "{{n}} SIM",
  months: "{{n}} mesi",
  yesNo: {
    yes: "Attivato",
    no: "Disattivato",
  },
};
