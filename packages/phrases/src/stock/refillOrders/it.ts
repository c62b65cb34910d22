import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl/chd": "Ordini di scarico da magazzino",
  "/jxcgl/bhd": "Ordini di rifornimento",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.outbound.read": "Vedere gli ordini di scarico da magazzino",
  "stock.outbound.write": "Preparare, eseguire e stornare ordini di scarico da magazzino",
  "stock.refillOrder.read": "Vedere gli ordini di rifornimento",
  "stock.refillOrder.write": "Creare e annullare ordini di rifornimento",
  "stock.refillOrder.fill": "Completare ordini di rifornimento",
};

export const verbs: Translation<typeof zh.verbs> = {
  goodsIssue: "Registrare lo scarico da magazzino",
  fillLanes: "Completare un rifornimento",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.routeUnknown": "Questo giro non esiste",
  "stock.noBag": "La postazione del distributore {{machineNo}} non è su un Suo giro: scelga un magazzino",
  "stock.refillOpen": "Un distributore scelto ha già un ordine di rifornimento aperto",
  "stock.nothingShort": "Tutti i canali del distributore {{machineNo}} sono pieni",
  "stock.filledOutOfRange": "Inserisca 0 o un intero positivo",
  "stock.laneChanged": "Il canale {{laneNo}} contiene ormai un altro prodotto: questo ordine non può riempirlo",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N. documento",
  docDate: "Data",
  docStatus: "Stato",
  warehouseId: "Magazzino",
  warehouseName: "Magazzino",
  routeId: "Giro",
  source: "Da",
  replenisher: "Addetto al rifornimento",
  replenisherId: "Addetto al rifornimento",
  quantity: "Quantità",
  value: "Costo",
  createdBy: "Creato da",
  lines: "Prodotti",
  batchNo: "Lotto",
  stock: "Scorta",
  laneAlert: "Da rifornire",
  laneNo: "N. canale",
  shortage: "Mancanti",
  replenishQty: "Quantità da rifornire",
  filledQty: "Inseriti",
  countedQty: "Contati dal distributore",
  replenishTime: "Rifornimento",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addOutbound: "Aggiungi ordine di scarico da magazzino",
    suggest: "Riprendi ciò che manca sul giro",
    addLine: "Aggiungi prodotto",
    issue: "Registra lo scarico da magazzino",
    print: "Stampa",
    void: "Annulla l’ordine",
    reverse: "Storna",
    make: "Crea dai distributori sotto scorta",
    complete: "Completa",
  },
  confirm: {
    issue: "Registrare lo scarico da magazzino? La merce passa dal magazzino alla borsa del giro.",
    void: "Annullare questo documento?",
    reverse: "Stornare questo documento? La merce torna dalla borsa al magazzino.",
  },
  outboundState: {
    draft: "In attesa di scarico da magazzino",
    issued: "Scarico da magazzino fatto",
    cancelled: "Annullato",
    reversed: "Stornato",
  },
  refillState: {
    planned: "Da rifornire",
    filled: "Conteggio atteso",
    verified: "Confermato",
    differs: "Diverso",
    cancelled: "Annullato",
  },
  needOf: "Al giro mancano {{shortage}}, borsa {{inBag}}, magazzino {{stock}}",
  total: "{{lines}} righe, {{pieces}} pezzi",
  ofRoute: "Borsa del giro di ogni distributore",
  byRoute: "Addetto al rifornimento del giro",
  signature: "Firma",
};
