import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "Codici di ritiro",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "Visualizzare",
  "orders.pickup.write": "Generare, annullare e reinviare",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "Reinviare",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "Il contenuto non può essere vuoto",
  "orders.pickupTooManyProducts": "Un codice di ritiro contiene al massimo {{limit}} prodotti",
  "orders.pickupProductTwice": "Ogni prodotto può comparire una sola volta",
  "orders.pickupPiecesOutOfRange": "Inserisca per ogni prodotto un intero positivo fino a {{limit}}",
  "orders.pickupCountOutOfRange": "Inserisca un numero di codici da 1 a {{limit}}",
  "orders.pickupMaximum":
    "L’esercente può avere al massimo {{limit}} codici di ritiro aperti; se ne possono creare altri {{left}}",
  "orders.pickupExpiryPast": "L’ultimo giorno non può precedere oggi",
  "orders.pickupExpiryFar": "Un codice vale al massimo cinque anni",
  "orders.pickupNotOpen": "Con questo codice non si può più ritirare nulla",
  "orders.pickupNotCancellable": "Si possono annullare solo codici di ritiro non usati o erogati in parte",
  "orders.pickupMachines": "I distributori scelti non sono di questo esercente",
  "orders.pickupUnknown": "Il codice di ritiro non esiste",
  "orders.pickupCancelled": "Il codice di ritiro è annullato",
  "orders.pickupDelivered": "Il codice di ritiro è esaurito",
  "orders.pickupExpired": "Il codice di ritiro è scaduto",
  "orders.pickupInUse": "Il codice di ritiro è in uso; attendere",
  "orders.pickupOtherMachine": "Il codice di ritiro non vale per questo distributore",
  "orders.pickupNotHere": "Questo distributore non ha scorta per il codice di ritiro",
  "orders.pickupTooManyTries": "Troppi codici di ritiro errati; riprovi tra 15 minuti",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "Codice di ritiro",
  pickupContent: "Contenuto",
  lines: "Contenuto",
  quantity: "Quantità",
  count: "Numero di codici",
  delivered: "Erogati",
  underWay: "In corso",
  pickupMachines: "Distributori",
  machineIds: "Distributori",
  pickupStatus: "Stato del codice di ritiro",
  validTo: "Valido fino al",
  batchNo: "N. di generazione",
  createdBy: "Creato da",
  useTime: "Usato",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "Non usato",
    used: "Usato",
    allDelivered: "Tutto erogato",
    partlyDelivered: "Erogato in parte",
    failed: "Erogazione non riuscita",
    expired: "Scaduto",
    cancelled: "Annullato",
  },
  create: "Generare codici di ritiro",
  detail: "Codice di ritiro",
  cancel: "Annullare",
  cancelAsk: "Annullare questo codice di ritiro?",
  cancelMany: "Annullare la selezione",
  resend: "Reinviare",
  resendHint: "Consegnare il codice o il codice QR al cliente",
  allMachines: "Tutti i distributori",
  hint: "Separare più prodotti con *; validità predefinita sei mesi",
  quota: "Al massimo {{limit}}, aperti {{open}}",
  addProduct: "Aggiungere prodotto",
  removeProduct: "Rimuovere prodotto",
  made: "{{made}} codici di ritiro generati",
  making: "{{made}} generati, gli altri seguono in background; aggiornare più tardi",
  orders: "Ordini",
};
