import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "Ripristinare il prezzo",
  tag: "Etichettare",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "I miei prodotti",
  "/spgl/xzsp": "Aggiungi prodotto",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Miniatura",
  brand: "Marca",
  category: "Categoria",
  barcode: "Codice a barre",
  unitPrice: "Prezzo",
  costPrice: "Prezzo d’acquisto",
  margin: "Utile lordo",
  spec: "Formato",
  unit: "Unità",
  packaging: "Confezione",
  flavour: "Gusto",
  batchNo: "Lotto",
  productionDate: "Data di produzione",
  shelfLifeDate: "Data di scadenza",
  weight: "Peso (g)",
  weightTolerance: "Tolleranza di peso (g)",
  isPrescription: "Farmaco con ricetta",
  isPovertyRelief: "Prodotto solidale",
  isJointOperation: "Gestione congiunta",
  reviewStatus: "Stato dell’esame",
  tags: "Etichette",
  lanes: "Canali",
  detailPictures: "Immagini di dettaglio",
  laneNo: "N. canale",
  lanePrice: "Prezzo nel canale",
  stock: "Scorta",
  changedTime: "Modificato il",
  reason: "Motivo",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "Sì",
    no: "No",
  },
  review: {
    pending: "Da esaminare",
    approved: "Approvato",
    notApproved: "Respinto",
    ignored: "Ignorato",
    none: "Non inviato",
  },
  search: "Codice, codice a barre, nome o pinyin",
  find: "Cerca prodotti",
  deleteAsk: "Eliminare “{{name}}”? Gli ordini passati lo mostreranno ancora.",
  section: {
    lanes: "Canali ({{n}})",
    prices: "Storico dei prezzi",
  },
  add: "Aggiungi prodotto",
  edit: "Modifica prodotto",
  codeHint: "Se lasciato vuoto, viene generato",
  shelfLifeBefore: "La scadenza non può precedere la produzione",
  step: {
    data: "Dati di base",
    pictures: "Immagini",
    attributes: "Categoria e attributi",
  },
  previous: "Indietro",
  next: "Avanti",
  saveAndSubmit: "Salva e invia",
  pictures: {
    earlier: "Sposta avanti",
    later: "Sposta indietro",
  },
  crop: {
    title: "Ritaglia immagine",
    use: "Usa",
    zoom: "Zoom",
    hint: "Trascinare o usare le frecce per spostare; il cursore regola la dimensione",
  },
  onPrescription: "I distributori lo vendono solo con una ricetta esaminata; il negozio online non lo vende",
  tagging: {
    title: "Etichetta i prodotti",
    about: "{{n}} prodotti selezionati",
    add: "Etichette da aggiungere",
    remove: "Etichette da togliere",
    done: "{{n}} etichette modificate",
  },
  labels: {
    title: "Stampare etichette",
    sheet: "Carta",
    sheets: {
      roll40x30: "Rotolo 40 × 30 mm",
      roll60x40: "Rotolo 60 × 40 mm",
      a4x24: "A4, 24 etichette (70 × 37 mm)",
      a4x65: "A4, 65 etichette (38,1 × 21,2 mm)",
    },
    symbol: "Simbolo",
    symbols: {
      barcode: "Codice a barre",
      qr: "Codice QR",
    },
    copies: "Etichette per prodotto",
    price: "Mostrare il prezzo",
    verb: "Scaricare {{n}} etichette",
    file: "Etichette dei prodotti",
    fine: "I codici di {{n}} prodotti sono troppo lunghi per questa etichetta; ricevono un codice QR.",
  },
  pricing: {
    title: "Modifica prezzi",
    inCell: "Doppio clic o premere E per modificare",
    target: "Che cosa cambia",
    rule: "Come",
    kind: {
      set: "A un importo",
      add: "Di un importo",
      percent: "Di una percentuale",
    },
    amount: "Importo (CNY)",
    percent: "Percentuale",
    step: "Arrotonda a",
    lanesFollow: "I canali al prezzo del prodotto seguono ({{n}})",
    lanesOwn: "{{n}} canali hanno un prezzo proprio e restano",
    before: "Prima",
    after: "Dopo",
    verb: "Modifica {{n}} prezzi",
    done: "Prezzi di {{n}} prodotti modificati, {{lanes}} canali hanno seguito; i canali degli armadi principali valgono dopo il riavvio del distributore.",
    undo: "Annulla",
    undone: "Prezzi di {{n}} prodotti ripristinati; {{kept}} sono stati modificati dopo e restano.",
  },
  draft: {
    found: "Ci sono dati non salvati del {{time}}",
    restore: "Ripristina",
    discard: "Scarta",
  },
  otherPicture: "sostituita",
  conflict: {
    title:
      "Durante la modifica qualcuno ha cambiato quanto segue. I suoi dati sono conservati; controlli e salvi di nuovo.",
    mine: "resta il suo valore",
  },
  noLanes: "In nessun canale",
  noPrices: "Il prezzo non è mai cambiato",
  belowCost: "Sotto il prezzo d’acquisto",
  cabinet: {
    sub: "Armadio secondario",
  },
};
