import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  priceBack: "Preis zurücksetzen",
  tag: "Kennzeichnen",
};

export const pages: Translation<typeof zh.pages> = {
  "/spgl/wdsp": "Meine Produkte",
  "/spgl/xzsp": "Produkt hinzufügen",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Vorschaubild",
  brand: "Marke",
  category: "Kategorie",
  barcode: "Barcode",
  unitPrice: "Preis",
  costPrice: "Einkaufspreis",
  margin: "Rohertrag",
  spec: "Ausführung",
  unit: "Einheit",
  packaging: "Verpackung",
  flavour: "Geschmack",
  batchNo: "Charge",
  productionDate: "Herstellungsdatum",
  shelfLifeDate: "Verfallsdatum",
  weight: "Gewicht (g)",
  weightTolerance: "Gewichtstoleranz (g)",
  isPrescription: "Verschreibungspflichtig",
  isPovertyRelief: "Produkt der Armutshilfe",
  isJointOperation: "Gemeinschaftsbetrieb",
  reviewStatus: "Prüfstatus",
  tags: "Kennzeichen",
  lanes: "Schächte",
  detailPictures: "Detailbilder",
  laneNo: "Schachtnr.",
  lanePrice: "Preis im Schacht",
  stock: "Bestand",
  changedTime: "Geändert am",
  reason: "Grund",
};

export const words: Translation<typeof zh.words> = {
  yesNo: {
    yes: "Ja",
    no: "Nein",
  },
  review: {
    pending: "Wartet auf Prüfung",
    approved: "Genehmigt",
    notApproved: "Abgelehnt",
    ignored: "Ignoriert",
    none: "Nicht eingereicht",
  },
  search: "Code, Barcode, Name oder Pinyin",
  find: "Produkte suchen",
  deleteAsk: "„{{name}}“ löschen? Frühere Bestellungen zeigen es weiterhin.",
  section: {
    lanes: "Schächte ({{n}})",
    prices: "Preisverlauf",
  },
  add: "Produkt hinzufügen",
  edit: "Produkt bearbeiten",
  codeHint: "Bleibt das Feld leer, wird einer vergeben",
  shelfLifeBefore: "Die Haltbarkeit kann nicht vor der Herstellung enden",
  step: {
    data: "Stammdaten",
    pictures: "Bilder",
    attributes: "Kategorie und Merkmale",
  },
  previous: "Zurück",
  next: "Weiter",
  saveAndSubmit: "Speichern und einreichen",
  pictures: {
    earlier: "Nach vorn",
    later: "Nach hinten",
  },
  crop: {
    title: "Bild zuschneiden",
    use: "Verwenden",
    zoom: "Zoom",
    hint: "Mit der Maus oder den Pfeiltasten verschieben, mit dem Regler die Größe wählen",
  },
  onPrescription: "Automaten verkaufen es nur gegen ein geprüftes Rezept; der Online-Shop verkauft es nicht",
  tagging: {
    title: "Produkte kennzeichnen",
    about: "{{n}} Produkte ausgewählt",
    add: "Kennzeichen anbringen",
    remove: "Kennzeichen entfernen",
    done: "{{n}} Kennzeichen geändert",
  },
  labels: {
    title: "Etiketten drucken",
    sheet: "Papier",
    sheets: {
      roll40x30: "Etikettenrolle 40 × 30 mm",
      roll60x40: "Etikettenrolle 60 × 40 mm",
      a4x24: "A4, 24 Etiketten (70 × 37 mm)",
      a4x65: "A4, 65 Etiketten (38,1 × 21,2 mm)",
    },
    symbol: "Code",
    symbols: {
      barcode: "Barcode",
      qr: "QR-Code",
    },
    copies: "Etiketten je Produkt",
    price: "Preis zeigen",
    verb: "{{n}} Etiketten herunterladen",
    file: "Produktetiketten",
    fine: "Die Nummern von {{n}} Produkten sind für dieses Etikett zu lang; sie bekommen einen QR-Code.",
  },
  pricing: {
    title: "Preise ändern",
    inCell: "Doppelklicken oder E drücken, um ihn zu ändern",
    target: "Was wird geändert",
    rule: "Wie",
    kind: {
      set: "Auf einen Betrag",
      add: "Um einen Betrag",
      percent: "Um Prozent",
    },
    amount: "Betrag (CNY)",
    percent: "Prozent",
    step: "Runden auf",
    lanesFollow: "Schächte zum Preis des Produkts ziehen mit ({{n}})",
    lanesOwn: "{{n}} Schächte haben einen eigenen Preis und bleiben",
    before: "Vorher",
    after: "Nachher",
    verb: "{{n}} Preise ändern",
    done: "Preise von {{n}} Produkten geändert, {{lanes}} Schächte sind gefolgt; Schächte der Hauptschränke gelten nach dem Neustart des Automaten.",
    undo: "Rückgängig machen",
    undone: "Preise von {{n}} Produkten sind zurück; {{kept}} wurden seitdem geändert und bleiben.",
  },
  draft: {
    found: "Es gibt nicht gespeicherte Eingaben vom {{time}}",
    restore: "Wiederherstellen",
    discard: "Verwerfen",
  },
  otherPicture: "ersetzt",
  conflict: {
    title:
      "Während Ihrer Bearbeitung wurde Folgendes geändert. Ihre Eingaben bleiben erhalten; bitte prüfen und erneut speichern.",
    mine: "Ihre Eingabe bleibt",
  },
  noLanes: "In keinem Schacht",
  noPrices: "Der Preis wurde nie geändert",
  belowCost: "Unter dem Einkaufspreis",
  cabinet: {
    sub: "Nebenschrank",
  },
};
