import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spdr": "Importa prodotti",
  "/spgl/mcdr": "Importare nomi di prodotti",
};

export const verbs: Translation<typeof zh.verbs> = {
  mapImport: "Associare colonne di importazione",
  mendImport: "Correggere dati di importazione",
  nameImport: "Associare nome di importazione",
  import: "Importare",
  undoImport: "Annullare importazione",
};

export const errors: Translation<typeof zh.errors> = {
  "import.fileKind": "Scelga un file {{kinds}}",
  "import.fileTooLarge": "Il file è troppo grande; al massimo {{limit}}",
  "import.damaged": "Il file è danneggiato o non è una tabella",
  "import.busy": "Troppi file in lettura; riprovi tra poco",
  "import.empty": "Il file non contiene righe di dati",
  "import.tooManyRows": "Al massimo {{limit}} righe; divida il file",
  "import.tooManyColumns": "Al massimo {{limit}} colonne",
  "import.columnMissing": "Scelga prima una colonna per questo campo",
  "import.columnTwice": "Questo campo ha due colonne",
  "import.notDay": "Scriva la data come 2026-11-22",
  "import.notYesNo": "Scriva sì (Y) o no (N)",
  "import.notNumber": "Scriva un numero",
  "import.nameUnknown": "Nulla si chiama “{{name}}”",
  "import.nameTwice": "Più voci si chiamano “{{name}}”; ne scelga una",
  "import.rowTwice": "Come nella riga {{row}}",
  "import.twoRecords": "Codice e codice a barre appartengono a due prodotti diversi",
  "import.nothingToDo": "Non c’è nulla da importare",
  "import.rowsRefused": "{{n}} righe hanno ancora problemi; le corregga o le salti",
  "import.rowUnknown": "Il file non ha questa riga",
  "import.changedSince":
    "{{n}} record sono stati modificati o usati da allora; l’importazione non può essere annullata",
  "import.undoOver": "Un’importazione può essere annullata solo per {{n}} ore",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Nome del file",
  rows: "Righe",
  uploadTime: "Caricato il",
  importTime: "Importato il",
  rowNo: "Riga",
  columns: "Colonne",
};

export const words: Translation<typeof zh.words> = {
  step: {
    file: "Scegli il file",
    columns: "Associa le colonne",
    check: "Controlla",
    result: "Risultato",
  },
  drop: "Trascini qui un file .xlsx o .csv, o faccia clic per scegliere",
  dropHint: "La prima riga è l’intestazione; al massimo {{rows}} righe e {{size}} MB; UTF-8 o GB18030",
  template: "Scarica il modello",
  reading: "Lettura del file…",
  fileColumn: "Colonna del file",
  sample: "Esempio",
  field: "Campo",
  notImported: "Non importare",
  hint: "Le celle vuote non cambiano nulla. I prodotti si riconoscono da codice e codice a barre, mai dal nome.",
  next: "Avanti",
  back: "Indietro",
  working: "{{done}} di {{all}} righe",
  all: "Tutte",
  verdict: {
    create: "Nuove",
    change: "Modificate",
    same: "Invariate",
    refused: "Con problemi",
  },
  mend: "Correggi la cella",
  mendAll: "Correggi anche tutte le celle uguali della colonna",
  mended: "{{n}} celle corrette",
  names: "Nomi sconosciuti",
  namesHint: "Scelto una volta, le importazioni successive lo conoscono.",
  means: "Scegli il significato",
  rowsOf: "{{n}} righe",
  skip: "Salta le {{n}} righe con problemi",
  run: "Importa {{n}} righe",
  done: "“{{name}}” importato",
  undo: "Annulla questa importazione",
  undoAsk: "Ciò che è stato aggiunto viene rimosso, ciò che è stato modificato torna com’era.",
  undone: "“{{name}}” annullato",
  leftover: "Scarica le righe non importate",
  problem: "Problema",
  again: "Importa un altro file",
  before: "era {{value}}",
  yes: "sì",
  no: "no",
  nothing: "vuoto",
  history: "Importazioni precedenti",
  state: {
    mapping: "Colonne da associare",
    checking: "In controllo",
    checked: "Pronto da importare",
    importing: "In importazione",
    imported: "Importato",
    undone: "Annullato",
    failed: "Non riuscito",
  },
  failedHint: "Qualcosa è andato storto; controlli di nuovo prima di importare.",
};
