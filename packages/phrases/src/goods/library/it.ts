import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Catalogo della piattaforma",
  "/spgl/tsgl": "Invii per l’esame",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "Prendere dal catalogo",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Miniatura",
  brand: "Marca",
  category: "Categoria",
  barcode: "Codice a barre",
  spec: "Formato",
  flavour: "Gusto",
  packaging: "Confezione",
  unit: "Unità",
  weight: "Peso (g)",
  weightTolerance: "Tolleranza (g)",
  isPrescription: "Farmaco con ricetta",
  detailPictures: "Immagini di dettaglio",
  auditStatus: "Esame della modellazione",
  isMine: "I miei prodotti",
  unitPrice: "Prezzo",
  auditRemark: "Parere dell’esame",
  applyTime: "Inviato il",
  dueTime: "Esame entro",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "In esame",
    success: "Riuscita",
    failed: "Non riuscita",
    ignored: "Ignorata",
  },
  add: "Aggiungi prodotto ufficiale",
  edit: "Modifica prodotto ufficiale",
  search: "Nome, pinyin, iniziali, codice o codice a barre",
  take: "Prendi",
  takeSelected: "Prendi selezionati",
  takeBrand: "Prendi una marca",
  takeAsk: "{{n}} prodotti ufficiali diventano prodotti propri",
  priceHint: "Ogni prodotto riceve questo prezzo, poi modificabile",
  taken: "{{taken}} prodotti presi, {{known}} già presenti",
  mine: "Preso",
  notMine: "Non preso",
  yes: "Sì",
  no: "No",
  workdays: "L’esame di un prodotto richiede 1-2 giorni lavorativi",
  submit: "Invia all’esame",
  submitHint: "Viene inviato con le immagini e il peso che ha.",
  submitted: "Inviato; esaminato al più tardi {{time}}",
  resubmit: "Invia di nuovo",
  resubmitAsk: "Inviarlo di nuovo all’esame?",
  decision: {
    approve: "Approva",
    reject: "Rifiuta",
    ignore: "Ignora",
  },
  decisionAsk: {
    approve: "Approvare? Il prodotto entrerà nel catalogo della piattaforma.",
    reject: "Rifiutare?",
    ignore: "Ignorare? L’esercente potrà inviarlo di nuovo.",
  },
  alike: "Prodotti ufficiali forse identici",
  sameBarcode: "Stesso codice a barre",
  steps: "Passaggi",
  event: {
    submit: "Inviato",
    resubmit: "Inviato di nuovo",
    approve: "Approvato",
    reject: "Rifiutato",
    ignore: "Ignorato",
  },
};
