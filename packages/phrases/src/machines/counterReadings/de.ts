import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqds": "Zählerstände",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.counterReading.read": "Ansehen",
  "machines.counterReading.write": "Dateien hochladen und angehaltene Stände klären",
};

export const verbs: Translation<typeof zh.verbs> = {
  takeReading: "Zählerdatei hochladen",
  decideReading: "Angehaltenen Stand klären",
};

export const errors: Translation<typeof zh.errors> = {
  "counterReadings.fileTooLarge": "Eine Zählerdatei darf höchstens {{limit}} haben",
  "counterReadings.notEvaDts": "Das ist keine EVA-DTS-Datei: ihr fehlt das Segment ST",
  "counterReadings.cutOff": "Die Datei ist abgeschnitten: ihr Ende (Segment SE) fehlt",
  "counterReadings.segmentsMissing":
    "Die Datei ist nicht vollständig: sie sollte {{expected}} Segmente haben und hat {{found}}",
  "counterReadings.checksum":
    "Die Datei ist beschädigt: sie nennt die Prüfsumme {{expected}}, ihr Inhalt hat {{found}}",
  "counterReadings.noNumber": "Ein Zähler der Datei ist keine Zahl: {{segment}}",
  "counterReadings.noCounters": "Die Datei enthält keine Verkaufszähler (VA1 oder PA2)",
  "counterReadings.taken": "Diese Datei des Automaten wurde schon hochgeladen",
  "counterReadings.readLater": "Der Zeitpunkt der Ablesung darf nicht in der Zukunft liegen",
  "counterReadings.readEarlier": "Die Ablesung darf nicht vor der letzten des Automaten liegen",
  "counterReadings.olderFirst": "Klären Sie zuerst den älteren angehaltenen Stand des Automaten",
  "counterReadings.ranBackwards":
    "Die Zähler liefen rückwärts und können nicht zählen; beginnen Sie neu oder verwerfen Sie den Stand",
};

export const fields: Translation<typeof zh.fields> = {
  readTime: "Abgelesen am",
  readingSource: "Herkunft",
  readingState: "Status",
  readingProblem: "Angehalten, weil",
  vends: "Stück insgesamt",
  fromTime: "Seit",
  pieces: "Verkaufte Stück",
  orderPieces: "Stück in Bestellungen",
  differencePieces: "Differenz",
  amount: "Betrag",
  currency: "Währung",
  fileName: "Dateiname",
  uploader: "Hochgeladen von",
  serial: "Seriennr. des Automaten",
  board: "Seriennr. der Platine",
  clock: "Uhr des Automaten",
  selection: "Auswahl",
  selectionName: "Name",
  decidedBy: "Geklärt von",
  decidedTime: "Geklärt am",
  content: "Zählerdatei",
  decision: "Entscheidung",
};

export const words: Translation<typeof zh.words> = {
  upload: "Zählerdatei hochladen",
  choose: "Datei wählen",
  show: "Ansehen",
  decide: "Klären",
  hint: "Was zwischen Ablesungen verkauft wurde, dient nur dem Vergleich: es erzeugt keine Bestellungen und wird nirgends gebucht.",
  counted: "Gezählte Stück: {{n}}",
  started: "Als Anfang übernommen; gezählt wird ab der nächsten Ablesung",
  heldNow: "Der Stand ist angehalten; bitte klären",
  decided: "Geklärt",
  nothingSold: "Keine Verkäufe nach Auswahl",
  before: "vorher: {{value}}",
  source: {
    upload: "Hochgeladen",
    push: "Vom Automaten",
  },
  state: {
    start: "Anfang",
    counted: "Gezählt",
    held: "Angehalten",
    discarded: "Verworfen",
  },
  problem: {
    otherBoard: "Andere Seriennummer, vielleicht neue Platine",
    backwards: "Zähler liefen rückwärts",
    jump: "Zu schnell gewachsen",
    price: "Preis je Stück zu hoch",
    afterHeld: "Ein älterer Stand ist angehalten",
  },
  decision: {
    accept: "Zählen",
    restart: "Neu beginnen",
    discard: "Verwerfen",
  },
  decisionHint: {
    accept: "Was die Zähler seit der letzten Ablesung wuchsen, gilt als verkauft.",
    restart: "Dieser Stand ist der neue Anfang und beendet keinen Zeitraum, etwa nach dem Tausch der Platine.",
    discard: "Dieser Stand wird nicht verwendet, etwa weil die Datei von einem anderen Automaten ist.",
  },
};
