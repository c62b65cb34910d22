import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Produktbibliothek der Plattform",
  "/spgl/tsgl": "Einreichungen zur Prüfung",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "Aus der Bibliothek übernehmen",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Vorschaubild",
  brand: "Marke",
  category: "Kategorie",
  barcode: "Barcode",
  spec: "Ausführung",
  flavour: "Geschmack",
  packaging: "Verpackung",
  unit: "Einheit",
  weight: "Gewicht (g)",
  weightTolerance: "Toleranz (g)",
  isPrescription: "Verschreibungspflichtig",
  detailPictures: "Detailbilder",
  auditStatus: "Prüfung der Modellierung",
  isMine: "Meine Produkte",
  unitPrice: "Preis",
  auditRemark: "Begründung der Prüfung",
  applyTime: "Eingereicht",
  dueTime: "Prüfung spätestens",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "In Prüfung",
    success: "Erfolgreich",
    failed: "Fehlgeschlagen",
    ignored: "Ignoriert",
  },
  add: "Offizielles Produkt hinzufügen",
  edit: "Offizielles Produkt bearbeiten",
  search: "Name, Pinyin, Anfangsbuchstaben, Code oder Barcode",
  take: "Übernehmen",
  takeSelected: "Auswahl übernehmen",
  takeBrand: "Marke übernehmen",
  takeAsk: "{{n}} offizielle Produkte werden zu eigenen Produkten",
  priceHint: "Jedes Produkt erhält diesen Preis; später einzeln änderbar",
  taken: "{{taken}} Produkte übernommen, {{known}} waren schon da",
  mine: "Übernommen",
  notMine: "Nicht übernommen",
  yes: "Ja",
  no: "Nein",
  workdays: "Die Prüfung eines Produkts dauert 1 bis 2 Arbeitstage",
  submit: "Zur Prüfung einreichen",
  submitHint: "Eingereicht wird mit den Bildern und dem Gewicht, die es hat.",
  submitted: "Eingereicht; spätestens {{time}} geprüft",
  resubmit: "Erneut einreichen",
  resubmitAsk: "Erneut zur Prüfung einreichen?",
  decision: {
    approve: "Genehmigen",
    reject: "Ablehnen",
    ignore: "Ignorieren",
  },
  decisionAsk: {
    approve: "Genehmigen? Das Produkt steht dann in der Produktbibliothek.",
    reject: "Ablehnen?",
    ignore: "Ignorieren? Der Händler kann es erneut einreichen.",
  },
  alike: "Offizielle Produkte, die dasselbe sein können",
  sameBarcode: "Gleicher Barcode",
  steps: "Verlauf",
  event: {
    submit: "Eingereicht",
    resubmit: "Erneut eingereicht",
    approve: "Genehmigt",
    reject: "Abgelehnt",
    ignore: "Ignoriert",
  },
};
