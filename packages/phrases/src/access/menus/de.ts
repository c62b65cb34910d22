import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Menüs",
  add: "Ressource anlegen",
  addChild: "Darunter anlegen",
  topLevel: "Erste Ebene",
  find: "Eintrag suchen",
  field: {
    menuName: "Menüname",
    menuPath: "Pfad",
    menuUrl: "Adresse",
    menuIcon: "Symbol",
    sortNo: "Reihenfolge",
    enabled: "Aktiv",
    resourceName: "Ressourcenname",
    resourceType: "Ressourcenart",
    resourceCode: "Ressourcencode",
    parent: "Übergeordnet",
    query: "Seitenparameter",
    remark: "Bemerkung",
    otherNames: "Namen in anderen Sprachen",
  },
  kind: {
    folder: "Ordner",
    page: "Seite",
    link: "Externer Link",
  },
  shown: {
    on: "Sichtbar",
    off: "Ausgeblendet",
  },
  own: "Eigener",
  missing: "In dieser Version nicht vorhanden",
  action: {
    up: "Nach oben",
    down: "Nach unten",
    show: "Einblenden",
    hide: "Ausblenden",
  },
  hint: {
    hide: "Ausblenden nimmt einen Eintrag aus allen Menüs und lässt seine Aufrufe unberührt; um Aufrufe abzulehnen, die Funktion unter Funktionen abschalten. Menüänderungen werden innerhalb von 24 Stunden wirksam",
    names: "Leere Sprachen nutzen den eingebauten Namen, eigene Ressourcen den englischen oder chinesischen",
    page: "Führt nur zu vorhandenen Seiten; nur wer die Seite öffnen darf, sieht den Eintrag",
    query: "Optional, zum Beispiel state=abnormal",
    link: "Öffnet ein neues Fenster; alle, die ein Menü haben, sehen ihn",
  },
  functions: "Funktionen dieser Seite",
  noFunctions: "Diese Seite hat keine eigenen Funktionen",
} satisfies Translation<typeof zh>;
