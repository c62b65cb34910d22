import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "Letture dei contatori",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "Vedere",
  "machines.counterReading.write": "Caricare file e risolvere letture sospese",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "Caricare file dei contatori",
  decideReading: "Risolvere lettura sospesa",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "Un file dei contatori può avere al massimo {{limit}}",
  "counterReadings.notEvaDts": "Non è un file EVA-DTS: manca il segmento ST",
  "counterReadings.cutOff": "Il file è troncato: manca la fine (segmento SE)",
  "counterReadings.segmentsMissing": "Il file non è completo: dovrebbe avere {{expected}} segmenti e ne ha {{found}}",
  "counterReadings.checksum":
    "Il file è danneggiato: indica la somma di controllo {{expected}}, il contenuto dà {{found}}",
  "counterReadings.noNumber": "Un contatore del file non è un numero: {{segment}}",
  "counterReadings.noCounters": "Il file non ha contatori di vendita (VA1 o PA2)",
  "counterReadings.taken": "Questo file del distributore è già stato caricato",
  "counterReadings.readLater": "L’ora della lettura non può essere nel futuro",
  "counterReadings.readEarlier": "La lettura non può precedere l’ultima del distributore",
  "counterReadings.olderFirst": "Risolvere prima la lettura sospesa più vecchia del distributore",
  "counterReadings.ranBackwards":
    "I contatori sono andati indietro e non possono contare; ricominciare o scartare la lettura",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "Letto il",
  readingSource: "Origine",
  readingState: "Stato",
  readingProblem: "Motivo di sospensione",
  vends: "Pezzi totali",
  fromTime: "Da",
  pieces: "Pezzi venduti",
  orderPieces: "Pezzi negli ordini",
  differencePieces: "Differenza",
  amount: "Importo",
  currency: "Valuta",
  fileName: "Nome del file",
  uploader: "Caricato da",
  serial: "N. di serie del distributore",
  board: "N. di serie della scheda",
  clock: "Orologio del distributore",
  selection: "Selezione",
  selectionName: "Nome",
  decidedBy: "Risolto da",
  decidedTime: "Risolto il",
  content: "File dei contatori",
  decision: "Decisione",
};

export const words: Translation<typeof zh.words> = {
  upload: "Carica file dei contatori",
  choose: "Scegli file",
  show: "Vedi",
  decide: "Risolvi",
  hint: "Ciò che si vende tra due letture serve solo al confronto: non crea ordini e non viene contabilizzato.",
  counted: "Pezzi contati: {{n}}",
  started: "Presa come inizio; si conta dalla prossima lettura",
  heldNow: "La lettura è sospesa; va risolta",
  decided: "Risolta",
  nothingSold: "Nessuna vendita per selezione",
  before: "prima: {{value}}",
  source: {
    upload: "Caricata",
    push: "Dal distributore",
  },
  state: {
    start: "Inizio",
    counted: "Contata",
    held: "Sospesa",
    discarded: "Scartata",
  },
  problem: {
    otherBoard: "Altro numero di serie, forse scheda sostituita",
    backwards: "Contatori andati indietro",
    jump: "Crescita troppo rapida",
    price: "Prezzo per pezzo troppo alto",
    afterHeld: "Una lettura precedente è sospesa",
  },
  decision: {
    accept: "Conta",
    restart: "Ricomincia",
    discard: "Scarta",
  },
  decisionHint: {
    accept: "La crescita dei contatori dall’ultima lettura vale come venduta.",
    restart: "Questa lettura è il nuovo inizio e non chiude alcun intervallo, per esempio dopo un cambio di scheda.",
    discard: "Questa lettura non si usa, per esempio perché il file è di un altro distributore.",
  },
};
