import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sz": "Einstellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "access.brand.write": "Anmeldemarken",
};

export const fields: Translation<typeof zh.fields> = {
  host: "Host",
  path: "Anmeldepfad",
  name: "Markentitel",
  titles: "Titel je Sprache (leer: der Markentitel)",
  subtitle: "Untertitel",
  background: "Hintergrundfarbe",
  startLanguage: "Startsprache",
  footer: "Fußzeile",
  asksAgreement: "Verlangt die Plattformvereinbarung",
};

export const words: Translation<typeof zh.words> = {
  title: "Anmeldemarken",
  hint: "Name, Logo und Farbe der Anmeldeseiten nach Host und Pfad; der genaueste Eintrag gilt.",
  add: "Marke hinzufügen",
  edit: "Marke bearbeiten",
  empty: "Noch keine Marke: Die Anmeldeseiten zeigen das Produkt selbst",
  everyHost: "Jeder Host",
  everyPath: "Jede Anmeldeseite",
  removeAsk: "Die Seite zeigt danach wieder das Produkt selbst. Löschen?",
  hostHint: "Leer für jeden Host; mit Port, falls vorhanden",
  hostWrong: "Kein gültiger Hostname",
  pathHint: "Etwa /loginZl; leer für jede Anmeldeseite des Hosts",
  pathWrong: "Beginnt mit / und hat Buchstaben, Ziffern und Unterstriche",
  ofBrowser: "Wie der Browser",
  preview: "Vorschau der Anmeldeseite",
};
