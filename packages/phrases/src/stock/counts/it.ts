import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "Inventario della scorta",
  "/kcpd/xlspkcpd": "Scorta dei prodotti per giro",
  "/kcpd/jqspkcpd": "Scorta dei prodotti per distributore",
  "/kcpd/jqhdkcpd": "Scorta per canale del distributore",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "Visualizzare",
  "stock.count.write": "Contare",
  "stock.count.review": "Verificare le differenze, impostare i limiti",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "Iniziare l’inventario",
  enterCount: "Inserire una quantità contata",
  explainCount: "Spiegare una differenza",
  finishCount: "Concludere l’inventario",
  submitCount: "Inviare l’inventario alla verifica",
  approveCount: "Accettare le differenze",
  sendBack: "Rimandare per un nuovo conteggio",
  abandonCount: "Annullare l’inventario",
  countLimits: "Impostare i limiti di verifica",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "Inserisca un numero intero",
  "stock.limitOutOfRange": "Inserisca un intero da 0 a {{limit}}",
  "stock.nothingCounted": "Nessun canale è stato ancora contato",
  "stock.reasonMissing": "Indichi perché il canale {{laneNo}} differisce",
  "stock.secondPerson": "Chi ha contato non può verificare; deve farlo un’altra persona",
  "stock.countAgain":
    "Il canale {{laneNo}} è stato rifornito o ricontato, oppure ha venduto più di quanto contato; lo conti di nuovo",
  "stock.countedMeanwhile": "Un’altra persona ha appena contato questo canale; controlli prima di inserire di nuovo",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Categoria",
  onRoute: "In un giro",
  spec: "Specifica",
  unit: "Unità",
  stock: "Scorta",
  capacity: "Capacità",
  shortage: "Mancanti",
  machineCount: "Distributori",
  laneNo: "N. canale",
  cabinet: "Armadio",
  batchNo: "Lotto",
  bookQty: "A registro",
  countQty: "Contati",
  counted: "Contati",
  diffQty: "Differenza",
  countTime: "Contati il",
  reason: "Motivo",
  progress: "Canali contati",
  startedBy: "Contato da",
  startedTime: "Inizio",
  reviewedBy: "Verificato da",
  pieces: "Differenza di un canale (pezzi)",
  percent: "Differenze totali rispetto al registro ( %)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "In un giro",
    no: "In nessun giro",
  },
  noRoute: "Senza giro",
  cabinet: {
    main: "Armadio principale",
    sub: "Armadio secondario",
  },
  viewMachines: "Vedi distributori",
  viewLanes: "Vedi canali",
  print: "Stampa",
  loading: {
    title: "Lista di carico",
    total: "Totale del giro",
    nothing: "Nessuna scorta insufficiente qui",
    cut: "L’elenco è lungo: si stampano solo le prime 3.000 righe. Stampi giro per giro",
    takeBack: "{{percent}} % riportato",
    signature: "Firma dell’addetto al rifornimento",
  },
  count: "Conta",
  countSelected: "Conta selezione",
  started: "Inventario di distributori iniziato: {{n}}",
  documents: "Inventari",
  documentsOpen: "Inventari · {{counting}} in corso · {{waiting}} da verificare",
  limits: "Limiti",
  limitsHint:
    "Oltre uno dei limiti, una persona che non ha contato deve accettare prima della registrazione. Un solo pezzo non si verifica mai in proporzione.",
  blindHint:
    "Il registro appare dopo l’inserimento. I distributori continuano a vendere: ogni canale si confronta con il registro del suo momento.",
  product: "Solo canali di questo prodotto",
  stale: "Da ricontare",
  finish: "Concludi",
  finishConfirm: "Canali contati: {{n}} su {{all}}; gli altri restano come sono. Concludere?",
  finished: "Registrato; canali modificati: {{n}}",
  handedIn: "Differenze oltre i limiti; deve verificare un’altra persona",
  approve: "Accetta e registra",
  approveConfirm: "Registrare queste differenze?",
  sendBack: "Rimanda",
  sendBackConfirm: "Rimandare per un nuovo conteggio?",
  abandon: "Annulla",
  abandonConfirm: "Nulla di questo inventario verrà registrato. Annullarlo?",
  state: {
    counting: "In corso",
    waiting: "Da verificare",
    booked: "Registrato",
    cancelled: "Annullato",
  },
  cause: {
    damaged: "Danneggiato",
    expired: "Scaduto",
    missing: "Mancante",
    wrongLane: "Nel canale sbagliato",
    loadedWrong: "Registrato male nel rifornire",
    jammed: "Prodotto incastrato o guasto del distributore",
    other: "Altro",
  },
};
