import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Produktbibliothek der Plattform",
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
  take: "In meine Produkte übernehmen",
  takeSelected: "Auswahl übernehmen",
  takeBrand: "Marke übernehmen",
  takeAsk: "{{n}} offizielle Produkte werden zu eigenen Produkten",
  priceHint: "Jedes Produkt erhält diesen Preis; später einzeln änderbar",
  taken: "{{taken}} Produkte übernommen, {{known}} waren schon da",
  mine: "Übernommen",
  notMine: "Nicht übernommen",
  removePicture: "Bild entfernen",
  yes: "Ja",
  no: "Nein",
};
