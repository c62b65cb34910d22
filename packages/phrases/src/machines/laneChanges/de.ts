import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/spydgl": "Produktänderungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.change.read": "Ansehen",
  "machines.change.write": "Preise setzen, zurücknehmen, erneut senden",
};

export const verbs: Translation<typeof zh.verbs> = {
  template: "Vorlage anwenden",
  swap: "Produkt ersetzen",
  undo: "Änderung zurücknehmen",
  tellAgain: "Erneut senden",
  dropRest: "Übrige Automaten auslassen",
};

export const errors: Translation<typeof zh.errors> = {
  "changeSets.nothingToChange": "Kein Schacht würde sich ändern",
  "changeSets.undoneAlready": "Diese Änderung wurde bereits zurückgenommen",
  "changeSets.nothingWaiting": "Kein Automat wartet",
  "changeSets.templateChanged":
    "Die Vorlage wurde geändert oder gelöscht, nachdem die ersten Automaten sie bekommen hatten. Lassen Sie die übrigen aus und wenden Sie die Vorlage neu an",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "Schachtnr.",
  changeAction: "Änderung",
  oldPrice: "Alter Verkaufspreis",
  newPrice: "Neuer Verkaufspreis",
  purchase: "Einkaufspreis",
  batchNo: "Charge",
  stock: "Bestand",
  syncState: "Status am Automaten",
  reason: "Grund",
  updatedBy: "Geändert von",
  updatedTime: "Geändert am",
  askedTime: "Angefordert am",
  title: "Betrifft",
  kind: "Art",
  machines: "Automaten",
  lanes: "Schächte",
  desired: "Soll",
  actual: "Ist am Automaten",
  product: "Produkt",
  target: "Wo",
  template: "Vorlage",
};

export const words: Translation<typeof zh.words> = {
  views: {
    log: "Protokoll",
    sets: "Änderungssätze",
    differing: "Abweichende Schächte",
  },
  state: {
    pending: "Ausstehend",
    sent: "Gesendet",
    confirmed: "Bestätigt",
    refused: "Abgelehnt",
    expired: "Abgelaufen",
    replaced: "Ersetzt",
  },
  action: {
    save: "Bearbeitet",
    price: "Preis",
    refill: "Aufgefüllt",
    stop: "Verkauf gestoppt",
    enable: "Aktiviert",
    reserve: "Nur Abholung",
    lock: "Gesperrt",
    unlock: "Entsperrt",
    generate: "Erzeugt",
    remove: "Entfernt",
    template: "Vorlage",
    add: "Produkt hinzugefügt",
    swap: "Produkt ersetzt",
    undo: "Zurückgenommen",
  },
  targets: {
    machines: "Gewählte Automaten",
    template: "Automaten einer Vorlage",
  },
  setPrice: "Preise setzen",
  undo: "Zurücknehmen",
  undoPrice: "Preisänderung zurücknehmen",
  undoConfirm: "Diese Änderung zurücknehmen? Schächte, die seither niemand gesetzt hat, gehen zurück.",
  undone: "{{lanes}} Schächte sind zurück, {{kept}} wurden seither gesetzt und bleiben",
  undoneTemplate:
    "Vorlage {{template}}: {{lanes}} Schächte haben ihren alten Preis zurück, {{kept}} wurden seither gesetzt und bleiben",
  retry: "Erneut senden",
  retried: "{{n}} Schächte werden erneut gesendet",
  preview: "Vorschau",
  before: "Vorher",
  after: "Nachher",
  gone: "Kein Schacht",
  summary: "{{lanes}} Schächte an {{machines}} Automaten ändern sich",
  stockOut: "{{n}} Stück müssen von Hand entnommen werden",
  below: "{{n}} Schächte liegen unter dem Einkaufspreis",
  unchanged: "Unverändert: {{machines}}",
  firstRows: "Die ersten {{n}} werden gezeigt",
  apply: "{{n}} Schächte ändern",
  made: "{{lanes}} Schächte an {{machines}} Automaten geändert",
  restartAbout: "{{n}} Automaten",
  progress: "{{done}} von {{all}} bestätigt",
  undoneAt: "Zurückgenommen",
  waiting: "{{n}} weitere Automaten warten",
  waitingHint: "Prüfen Sie zuerst die ersten Automaten, dann folgen die übrigen. Zurücknehmen betrifft alle",
  goOn: "Auf übrige anwenden",
  dropRest: "Übrige auslassen",
  dropConfirm: "Die übrigen Automaten lassen, wie sie sind? Die ersten behalten die Vorlage.",
  dropped: "{{n}} Automaten ausgelassen",
  allStates: "Alle",
  templateRequired: "Name der Vorlage fehlt",
};
