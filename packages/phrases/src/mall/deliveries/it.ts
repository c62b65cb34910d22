import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "Consegne del negozio online",
  "/sc/ydsptj": "Prodotti ordinati",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "Vedere le consegne del negozio online",
  "mall.delivery.handle": "Assegnare, completare e stampare consegne del negozio online",
  "mall.preorder.read": "Vedere i prodotti ordinati",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "Assegnare un corriere",
  print: "Stampare",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "Corriere sconosciuto o non attivo",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "N. consegna",
  receiver: "Destinatario",
  receiverPhone: "Telefono del destinatario",
  receiverAddress: "Indirizzo",
  deliveryWay: "Modo di consegna",
  deliveryFee: "Spese di consegna",
  courier: "Corriere",
  deliveryRoute: "Giro di consegna",
  orderStatus: "Stato dell’ordine",
  statDate: "Data",
  pickupPoint: "Punto di ritiro",
  quantity: "Quantità",
  toPrepare: "Da preparare",
  paidAmount: "Pagato",
  orderTime: "Ordinato il",
  courierId: "Corriere",
  stopNo: "Fermata",
};

export const words: Translation<typeof zh.words> = {
  assign: "Assegna",
  assignAll: "Assegna selezionati",
  assignHint: "Gli ordini in attesa partono così",
  complete: "Completa",
  completeAsk: "È arrivato?",
  print: "Stampa",
  slip: "Bolla di consegna",
  signature: "Ricevuto da",
  sheet: "Lista di preparazione",
  nothing: "Niente da preparare in questo intervallo",
  cut: "L’elenco è lungo: si stampano solo le prime 1.000 righe",
  orders: "Ordini",
  waiting: {
    yes: "Da preparare",
    no: "Spedito o ritirato",
  },
  stops: "Ordine delle fermate",
  up: "Sposta {{no}} su",
  down: "Sposta {{no}} giù",
  underWay: "{{n}} in corso",
};
