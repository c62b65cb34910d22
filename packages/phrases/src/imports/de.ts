import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spdr": "Produkte importieren",
  "/spgl/mcdr": "Produktnamen importieren",
};

export const verbs: Translation<typeof zh.verbs> = {
  mapImport: "Importspalten zuordnen",
  mendImport: "Importdaten korrigieren",
  nameImport: "Importnamen zuordnen",
  import: "Importieren",
  undoImport: "Import rückgängig machen",
};

export const errors: Translation<typeof zh.errors> = {
  "import.fileKind": "Bitte eine Datei {{kinds}} wählen",
  "import.fileTooLarge": "Die Datei ist zu groß; höchstens {{limit}}",
  "import.damaged": "Die Datei ist beschädigt oder keine Tabelle",
  "import.busy": "Es werden gerade zu viele Dateien gelesen; bitte gleich noch einmal versuchen",
  "import.empty": "Die Datei enthält keine Datenzeilen",
  "import.tooManyRows": "Höchstens {{limit}} Zeilen; bitte die Datei teilen",
  "import.tooManyColumns": "Höchstens {{limit}} Spalten",
  "import.columnMissing": "Bitte zuerst eine Spalte für dieses Feld wählen",
  "import.columnTwice": "Dieses Feld hat zwei Spalten",
  "import.notDay": "Bitte das Datum wie 2026-11-22 schreiben",
  "import.notYesNo": "Bitte ja (Y) oder nein (N) schreiben",
  "import.notNumber": "Bitte eine Zahl schreiben",
  "import.nameUnknown": "Nichts heißt „{{name}}“",
  "import.nameTwice": "Mehrere heißen „{{name}}“; bitte einen wählen",
  "import.rowTwice": "Wie in Zeile {{row}}",
  "import.twoRecords": "Code und Barcode gehören zu zwei verschiedenen Produkten",
  "import.nothingToDo": "Es gibt nichts zu importieren",
  "import.rowsRefused": "{{n}} Zeilen haben noch Probleme; bitte korrigieren oder überspringen",
  "import.rowUnknown": "Die Datei hat keine solche Zeile",
  "import.changedSince":
    "{{n}} Datensätze wurden seither geändert oder verwendet; der Import kann nicht rückgängig gemacht werden",
  "import.undoOver": "Ein Import kann nur {{n}} Stunden lang rückgängig gemacht werden",
};

export const fields: Translation<typeof zh.fields> = {
  fileName: "Dateiname",
  rows: "Zeilen",
  uploadTime: "Hochgeladen",
  importTime: "Importiert",
  rowNo: "Zeile",
  columns: "Spalten",
};

export const words: Translation<typeof zh.words> = {
  step: {
    file: "Datei wählen",
    columns: "Spalten zuordnen",
    check: "Prüfen",
    result: "Ergebnis",
  },
  drop: "Eine .xlsx- oder .csv-Datei hier ablegen oder klicken",
  dropHint: "Die erste Zeile ist der Kopf; höchstens {{rows}} Zeilen und {{size}} MB; UTF-8 oder GB18030",
  template: "Vorlage herunterladen",
  reading: "Die Datei wird gelesen …",
  fileColumn: "Spalte der Datei",
  sample: "Beispiel",
  field: "Feld",
  notImported: "Nicht importieren",
  hint: "Leere Zellen ändern nichts. Produkte werden an Code und Barcode erkannt, nie am Namen.",
  next: "Weiter",
  back: "Zurück",
  working: "{{done}} von {{all}} Zeilen",
  all: "Alle",
  verdict: {
    create: "Neu",
    change: "Geändert",
    same: "Unverändert",
    refused: "Mit Problemen",
  },
  mend: "Zelle korrigieren",
  mendAll: "Auch alle gleichen Zellen der Spalte korrigieren",
  mended: "{{n}} Zellen korrigiert",
  names: "Unbekannte Namen",
  namesHint: "Einmal gewählt, kennen ihn spätere Importe.",
  means: "Bedeutung wählen",
  rowsOf: "{{n}} Zeilen",
  skip: "Die {{n}} Zeilen mit Problemen überspringen",
  run: "{{n}} Zeilen importieren",
  done: "„{{name}}“ importiert",
  undo: "Diesen Import rückgängig machen",
  undoAsk: "Hinzugefügtes wird entfernt, Geändertes wieder wie zuvor.",
  undone: "„{{name}}“ rückgängig gemacht",
  leftover: "Nicht importierte Zeilen herunterladen",
  problem: "Problem",
  again: "Weitere Datei importieren",
  before: "war {{value}}",
  yes: "ja",
  no: "nein",
  nothing: "leer",
  history: "Bisherige Importe",
  state: {
    mapping: "Spalten zuzuordnen",
    checking: "Wird geprüft",
    checked: "Bereit zum Import",
    importing: "Wird importiert",
    imported: "Importiert",
    undone: "Rückgängig gemacht",
    failed: "Fehlgeschlagen",
  },
  failedHint: "Etwas ist schiefgegangen; vor dem Import bitte noch einmal prüfen.",
};
