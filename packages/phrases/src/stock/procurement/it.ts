import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jxcgl": "Acquisti e scorte",
  "/jxcgl/wdgys": "I miei fornitori",
  "/jxcgl/gysspsz": "Prodotti dei fornitori",
  "/jxcgl/ccgl": "Magazzini",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.supplier.read": "Vedere fornitori e prodotti",
  "stock.supplier.write": "Gestire fornitori e prodotti",
  "stock.warehouse.read": "Vedere la scorta di magazzino",
  "stock.warehouse.write": "Gestire magazzini, soglie di avviso e chiusure",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWarning: "Impostare la soglia di avviso",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.supplierUnknown": "Questo fornitore non esiste",
  "stock.supplierInUse": "Vi sono documenti con questo fornitore: si può disattivare, non eliminare",
  "stock.supplierTaken": "Esiste già un fornitore con questo nome",
  "stock.supplyAbovePrice": "Il prezzo d’acquisto non può superare il prezzo del prodotto",
  "stock.supplyTaken": "Il fornitore ha già questo prodotto",
  "stock.wholeOutOfRange": "Inserisca un numero intero da {{least}} a {{most}}",
  "stock.productUnknown": "Questo prodotto non esiste",
  "stock.warehouseUnknown": "Questo magazzino non esiste",
  "stock.warehouseTaken": "Esiste già un magazzino con questo nome",
  "stock.warehouseShort": "Scorta insufficiente: ce ne sono solo {{has}}",
  "stock.dayAhead": "La data di un documento non può essere futura",
  "stock.dayClosed": "Il magazzino è chiuso fino al {{day}}; scelga una data successiva",
  "stock.closedEarlier": "La chiusura va solo in avanti e non si annulla",
  "stock.dayNotOver": "Si possono chiudere solo giorni già trascorsi",
};

export const fields: Translation<typeof zh.fields> = {
  supplierId: "Fornitore",
  supplierNo: "N. fornitore",
  supplierName: "Fornitore",
  address: "Indirizzo",
  productCount: "Prodotti",
  productId: "Prodotto",
  spec: "Formato",
  unit: "Unità",
  price: "Prezzo del prodotto",
  supplyPrice: "Prezzo di fornitura",
  packSize: "Pezzi per confezione",
  leadDays: "Tempi di consegna (giorni)",
  warehouseId: "Magazzino",
  warehouseName: "Magazzino",
  warehouseKind: "Tipo",
  batchNo: "Lotto",
  stock: "Scorta",
  average: "Costo medio",
  value: "Costo",
  warnThreshold: "Soglia di avviso",
  updatedTime: "Modificato",
  reason: "Motivo",
  quantity: "Quantità",
  stockAfter: "Scorta dopo",
  docNo: "N. documento",
  docDate: "Data documento",
  closedDay: "Chiuso fino al",
};

export const words: Translation<typeof zh.words> = {
  action: {
    addSupplier: "Aggiungi fornitore",
    editSupplier: "Modifica fornitore",
    products: "Prodotti",
    enable: "Attiva",
    disable: "Disattiva",
    addSupply: "Aggiungi prodotto",
    editSupply: "Modifica prezzo di fornitura",
    addWarehouse: "Aggiungi magazzino",
    editWarehouse: "Modifica magazzino",
    movements: "Movimenti",
    setWarning: "Imposta soglia di avviso",
  },
  yesNo: {
    yes: "Sì",
    no: "No",
  },
  kind: {
    warehouse: "Magazzino",
    bag: "Borsa di un giro",
  },
  goodsReason: {
    receipt: "Carico a magazzino",
    issue: "Scarico da magazzino",
    arrival: "Messo in borsa",
    loss: "Scarto",
    refill: "Rifornimento",
    reversal: "Storno",
  },
  hint: {
    phone: "Inserisca il numero di cellulare completo",
    closing: "Quel giorno e prima non si muove più nulla; non si annulla",
    warning: "Sotto questo valore si deve acquistare; 0 non avvisa mai",
  },
  confirm: {
    disable: "Disattivare questo fornitore? Poi non vi si compra più nulla.",
    enable: "Attivare questo fornitore?",
  },
};
