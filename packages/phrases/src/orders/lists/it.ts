import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/jqjymx": "Vendite per distributore",
  "/jygl/ycchjl": "Erogazioni a distanza",
  "/jygl/ddcx": "Ricerca ordini",
  "/jygl/chcx": "Ricerca erogazioni",
  "/jygl/chmx": "Dettaglio erogazione",
  "/jygl/yhgmjl": "Acquisti per titolare",
  "/cfgl/wtddgl": "Ordini anomali",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.line.read": "Vedere",
  "orders.remote.read": "Vedere",
  "orders.search.read": "Vedere",
  "orders.dispensing.read": "Vedere",
  "orders.purchase.read": "Vedere",
  "orders.problem.read": "Vedere",
};

export const fields: Translation<typeof zh.fields> = {
  anyNo: "Qualsiasi numero",
  unitPrice: "Prezzo unitario",
  commandTime: "Inviato",
  dispenseResult: "Esito erogazione",
  fault: "Segnalato dal distributore",
  resultTime: "Ora dell’esito",
  exception: "Causa",
  nextStep: "Passo successivo",
  attempt: "Tentativo",
  dispensed: "Pezzi erogati",
  offerTime: "Proposto",
  grantTime: "Autorizzato",
  holderName: "Titolare",
  holderPhone: "Telefono del titolare",
};

export const words: Translation<typeof zh.words> = {
  titles: {
    lines: "Vendite per distributore",
    remote: "Erogazioni a distanza",
    problems: "Ordini anomali",
  },
  anyHint: "N. ordine, rimborso, transazione, carta o telefono",
  wholeNumber: "Inserisca il numero intero",
  detail: "Dettaglio",
  back: "Torna alla ricerca erogazioni",
  byItself: "Il distributore da solo",
  fault: {
    jam: "Prodotto incastrato",
    timeout: "Timeout del motore",
    other: "Altro",
  },
  steps: {
    awaitDelivery: "In attesa del distributore",
    awaitRefund: "In attesa del rimborso",
    retryRefund: "Riprovi il rimborso",
    refundOrProcess: "Rimborsi o indichi l’esito",
    process: "Verifichi e segni come gestito",
    none: "Niente da fare",
  },
};
