import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd": "Bestandsinventur",
  "/kcpd/xlspkcpd": "Produktbestand nach Route",
  "/kcpd/jqspkcpd": "Produktbestand nach Automat",
  "/kcpd/jqhdkcpd": "Bestand nach Schacht der Automaten",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.count.read": "Ansehen",
  "stock.count.write": "Zählen",
  "stock.count.review": "Differenzen prüfen, Grenzen festlegen",
};

export const verbs: Translation<typeof zh.verbs> = {
  startCount: "Inventur beginnen",
  enterCount: "Gezählte Menge eintragen",
  explainCount: "Differenz begründen",
  finishCount: "Inventur abschließen",
  submitCount: "Inventur zur Prüfung vorlegen",
  approveCount: "Differenzen bestätigen",
  sendBack: "Zum Nachzählen zurückgeben",
  abandonCount: "Inventur verwerfen",
  countLimits: "Prüfgrenzen festlegen",
};

export const errors: Translation<typeof zh.errors> = {
  "stock.notWhole": "Bitte eine ganze Zahl eingeben",
  "stock.limitOutOfRange": "Bitte eine ganze Zahl von 0 bis {{limit}} eingeben",
  "stock.nothingCounted": "Es ist noch kein Schacht gezählt",
  "stock.reasonMissing": "Bitte angeben, warum Schacht {{laneNo}} abweicht",
  "stock.secondPerson": "Wer gezählt hat, kann nicht prüfen; das muss jemand anderes tun",
  "stock.countAgain":
    "Schacht {{laneNo}} wurde seitdem aufgefüllt oder gezählt oder hat mehr verkauft als gezählt; bitte erneut zählen",
  "stock.countedMeanwhile": "Jemand anderes hat diesen Schacht gerade gezählt; bitte vor dem Eintragen ansehen",
};

export const fields: Translation<typeof zh.fields> = {
  category: "Kategorie",
  onRoute: "Auf einer Route",
  spec: "Spezifikation",
  unit: "Einheit",
  stock: "Bestand",
  capacity: "Kapazität",
  shortage: "Fehlmenge",
  machineCount: "Automaten",
  laneNo: "Schachtnr.",
  cabinet: "Schrank",
  batchNo: "Charge",
  bookQty: "Buchmenge",
  countQty: "Gezählt",
  counted: "Gezählt",
  diffQty: "Differenz",
  countTime: "Gezählt am",
  reason: "Grund",
  progress: "Schächte gezählt",
  startedBy: "Gezählt von",
  startedTime: "Beginn",
  reviewedBy: "Geprüft von",
  pieces: "Differenz eines Schachts (Stück)",
  percent: "Alle Differenzen im Verhältnis zum Buch ( %)",
};

export const words: Translation<typeof zh.words> = {
  onRoute: {
    yes: "Auf einer Route",
    no: "Ohne Route",
  },
  noRoute: "Ohne Route",
  cabinet: {
    main: "Hauptschrank",
    sub: "Nebenschrank",
  },
  viewMachines: "Automaten ansehen",
  viewLanes: "Schächte ansehen",
  print: "Drucken",
  loading: {
    title: "Ladeliste",
    total: "Ganze Route",
    nothing: "Hier ist kein Bestand niedrig",
    cut: "Die Liste ist lang: Nur die ersten 3.000 Zeilen werden gedruckt. Bitte Route für Route drucken",
    takeBack: "{{percent}} % zurückgebracht",
    signature: "Unterschrift des Befüllers",
  },
  count: "Zählen",
  countSelected: "Auswahl zählen",
  started: "Inventur von Automaten begonnen: {{n}}",
  documents: "Inventuren",
  documentsOpen: "Inventuren · {{counting}} laufen · {{waiting}} zu prüfen",
  limits: "Grenzen",
  limitsHint:
    "Über einer der Grenzen muss jemand zustimmen, der nicht gezählt hat, bevor gebucht wird. Ein einzelnes Stück gilt nie als Anteil.",
  blindHint:
    "Die Buchmenge erscheint nach dem Eintragen. Automaten verkaufen weiter: Jeder Schacht wird mit dem Buch seines Zeitpunkts verglichen.",
  product: "Nur Schächte dieses Produkts",
  stale: "Erneut zählen",
  finish: "Abschließen",
  finishConfirm: "Schächte gezählt: {{n}} von {{all}}; die anderen bleiben. Abschließen?",
  finished: "Gebucht; geänderte Schächte: {{n}}",
  handedIn: "Differenzen über den Grenzen; jemand anderes muss prüfen",
  approve: "Zustimmen und buchen",
  approveConfirm: "Diese Differenzen buchen?",
  sendBack: "Zurückgeben",
  sendBackConfirm: "Zum Nachzählen zurückgeben?",
  abandon: "Verwerfen",
  abandonConfirm: "Nichts aus dieser Inventur wird gebucht. Verwerfen?",
  state: {
    counting: "Läuft",
    waiting: "Zu prüfen",
    booked: "Gebucht",
    cancelled: "Verworfen",
  },
  cause: {
    damaged: "Beschädigt",
    expired: "Abgelaufen",
    missing: "Verschwunden",
    wrongLane: "Im falschen Schacht",
    loadedWrong: "Beim Auffüllen falsch erfasst",
    jammed: "Ware verklemmt oder Automatenfehler",
    other: "Anderes",
  },
};
