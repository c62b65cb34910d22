import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "Nessun prodotto è stato ancora contato",
  "stock.goodsReasonMissing": "Indichi perché {{productName}} differisce",
  "stock.goodsCountAgain":
    "Da allora un inventario di {{productName}} è stato stornato, oppure ne è uscito più di quanto contato; lo conti di nuovo",
  "stock.goodsCountedMeanwhile":
    "Un’altra persona ha appena contato questo prodotto; controlli prima di inserire di nuovo",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N. documento",
  warehouseId: "Magazzino",
  productId: "Prodotto",
  batchNo: "Lotto",
  progress: "Prodotti contati",
  value: "Valore delle differenze",
};

export const words: Translation<typeof zh.words> = {
  machines: "Distributori",
  places: "Magazzini e borse",
  begin: "Inizia inventario",
  find: "Nome, numero, codice a barre o lotto",
  add: "Aggiungi un prodotto che non è a registro",
  blindHint:
    "Il registro appare dopo l’inserimento. La merce continua a muoversi: ogni riga si confronta con il registro del suo momento.",
  finishConfirm: "Righe contate: {{n}} su {{all}}; le altre restano come sono. Concludere?",
  finished: "Registrato; righe modificate: {{n}}",
  reverse: "Storna",
  reverseConfirm: "Stornare questo inventario? Le differenze si riprendono al valore registrato.",
  state: {
    reversed: "Stornato",
  },
  cause: {
    unbooked: "Senza documento",
  },
};
