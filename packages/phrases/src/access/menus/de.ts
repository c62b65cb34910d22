import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/cdgl": "Menüs",
  "/xtgl/zygl": "Ressourcen",
  "/xtgl/zygl/xzptzy": "Plattformressource hinzufügen",
  "/xtgl/zygl/bjptzy": "Plattformressource bearbeiten",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.menu.read": "Menüs und Funktionen ansehen",
  "access.menu.write": "Menüs und Funktionen verwalten",
};

export const verbs: Translation<typeof zh.verbs> = {
  shift: "Umsortieren",
  show: "Im Menü einblenden",
  hide: "Aus dem Menü ausblenden",
};

export const errors: Translation<typeof zh.errors> = {
  "access.menuPage": "Bitte eine Seite wählen, die es im System gibt",
  "access.menuAddress":
    "Bitte eine vollständige Adresse mit https:// am Anfang eingeben, ohne Benutzername und Passwort",
  "access.menuParent": "Das übergeordnete Element muss ein Ordner sein",
  "access.menuTooDeep": "Das Menü hat höchstens {{limit}} Ebenen",
  "access.menuNeeded": "Die Menüverwaltung und ihre Ordner lassen sich nicht deaktivieren, sonst führt kein Weg zurück",
  "access.menuIsBase": "Eingebaute Einträge lassen sich nicht löschen, aber deaktivieren",
  "access.menuHasChildren": "Bitte zuerst die Einträge darunter verschieben oder löschen",
};

export const fields: Translation<typeof zh.fields> = {
  menuPath: "Pfad",
  menuUrl: "Adresse",
  menuIcon: "Symbol",
  resourceName: "Ressourcenname",
  resourceType: "Ressourcenart",
  resourceCode: "Ressourcencode",
  parent: "Übergeordnet",
  query: "Seitenparameter",
  otherNames: "Namen in anderen Sprachen",
};

export const words: Translation<typeof zh.words> = {
  add: "Ressource hinzufügen",
  addChild: "Darunter hinzufügen",
  topLevel: "Erste Ebene",
  find: "Eintrag suchen",
  kind: {
    folder: "Ordner",
    page: "Seite",
    link: "Externer Link",
  },
  shown: {
    on: "Aktiviert",
    off: "Deaktiviert (ausgeblendet)",
  },
  own: "Eigener",
  missing: "In dieser Version nicht vorhanden",
  action: {
    up: "Nach oben",
    down: "Nach unten",
    show: "Aktivieren",
    hide: "Deaktivieren",
  },
  confirm: {
    show: "Diesen Menüeintrag aktivieren?",
    hide: "Diesen Menüeintrag deaktivieren?",
  },
  hint: {
    hide: "Deaktivieren blendet einen Eintrag nur aus allen Menüs aus und lässt seine Aufrufe unberührt; um Aufrufe abzulehnen, die Funktion unter Funktionen deaktivieren. Menüänderungen werden innerhalb von 24 Stunden wirksam",
    names: "Leere Sprachen nutzen den eingebauten Namen, eigene Ressourcen den englischen oder chinesischen",
    page: "Führt nur zu vorhandenen Seiten; nur wer die Seite öffnen darf, sieht den Eintrag",
    query: "Optional, zum Beispiel state=abnormal",
    link: "Öffnet ein neues Fenster; alle, die ein Menü haben, sehen ihn",
  },
  functions: "Funktionen dieser Seite",
  noFunctions: "Diese Seite hat keine eigenen Funktionen",
};
