import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.tooManyLosses": "Troppi documenti in questo intervallo; scelga meno giorni o un distributore",
};

export const fields: Translation<typeof zh.fields> = {
  placeName: "Luogo",
  missing: "Mancanti",
  found: "Trovati",
  value: "Costo",
  lossStep: "Fase probabile",
  why: "Motivo",
  warehousePieces: "Mancanti in magazzino",
  bagPieces: "Mancanti nella borsa",
  lanePieces: "Mancanti nel canale",
  salePieces: "Mancanti all’erogazione",
  lossTime: "Ora",
  docNo: "Documento",
  lossKind: "Tipo di documento",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    writeOffs: "Scarti",
    steps: "Perdite per fase",
  },
  facts: "Documenti della perdita",
  step: {
    warehouse: "Magazzino",
    bag: "Borsa di un giro",
    lane: "Canale",
    sale: "Erogazione",
  },
  kind: {
    check: "Verifica del rifornimento",
    laneCount: "Inventario del canale",
    placeCount: "Inventario del magazzino",
    writeOff: "Scarto",
    order: "Ordine",
  },
  reason: {
    placeShort: "L’inventario ha trovato meno di quanto a registro",
    unbooked: "La merce si è mossa senza documento",
    writtenOff: "Uno scarto li dichiara mancanti",
    loadedWrong: "Secondo una spiegazione il rifornimento è stato registrato male",
    notLoaded: "Il distributore ha contato meno di quanto registrato come rifornito",
    failedBefore: "Prima alcuni prodotti pagati non erano usciti",
    jammed: "L’inventario indica un prodotto incastrato o un guasto del distributore",
    givenAway: "Prodotti usciti dopo un rimborso, o più di quanto acquistato",
    saidMissing: "Mancanti secondo una spiegazione",
    laneShort: "Meno di quanto a registro, e né rifornimenti né vendite lo spiegano",
  },
};
