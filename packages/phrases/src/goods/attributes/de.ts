import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spfl": "Produktkategorien",
};

export const fields: Translation<typeof zh.fields> = {
  attributeName: "Name",
  parentCategory: "Übergeordnet",
  categoryLevel: "Ebene",
  category: "Kategorie",
  products: "Produkte",
  children: "Darunter",
};

export const words: Translation<typeof zh.words> = {
  owner: {
    own: "Eigene",
    library: "Produktbibliothek der Plattform",
  },
  kind: {
    category: "Kategorien",
    brand: "Marken",
    flavour: "Geschmack",
    specification: "Ausführungen",
    packaging: "Verpackungen",
  },
  add: "Hinzufügen",
  addChild: "Darunter hinzufügen",
  rename: "Umbenennen",
  top: "Oberste Ebene",
  search: "Namen suchen",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  off: "Deaktiviert",
  deleteAsk: "„{{name}}“ löschen?",
  disableAsk:
    "Ist „{{name}}“ deaktiviert, können neue Produkte es nicht mehr wählen; Produkte, die es tragen, behalten es.",
  chooseCategory: "Geschmack, Ausführung und Verpackung gehören zu einer Kategorie: bitte zuerst eine wählen.",
  none: "Unter „{{kind}}“ gibt es noch nichts; mit „Hinzufügen“ beginnen.",
  choose: "Bitte links einen Wert wählen",
  moved: "„{{name}}“ wurde verschoben",
  renamed: "Umbenannt in „{{name}}“",
  created: "„{{name}}“ wurde hinzugefügt",
  keys: "Pfeiltasten bewegen, Enter öffnet, N fügt darunter hinzu, F2 benennt um, Alt+↑↓ sortiert",
};
