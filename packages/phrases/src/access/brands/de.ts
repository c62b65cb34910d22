import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Anmeldemarken",
  hint: "Name, Logo und Farbe der Anmeldeseiten nach Host und Pfad; der genaueste Eintrag gilt.",
  add: "Marke hinzufügen",
  edit: "Marke bearbeiten",
  empty: "Noch keine Marke: Die Anmeldeseiten zeigen das Produkt selbst",
  everyHost: "Jeder Host",
  everyPath: "Jede Anmeldeseite",
  removeAsk: "Die Seite zeigt danach wieder das Produkt selbst. Löschen?",
  host: "Host",
  hostHint: "Leer für jeden Host; mit Port, falls vorhanden",
  hostWrong: "Kein gültiger Hostname",
  path: "Anmeldepfad",
  pathHint: "Etwa /loginZl; leer für jede Anmeldeseite des Hosts",
  pathWrong: "Beginnt mit / und hat Buchstaben, Ziffern und Unterstriche",
  logo: "Logo",
  name: "Markentitel",
  titles: "Titel je Sprache (leer: der Markentitel)",
  subtitle: "Untertitel",
  background: "Hintergrundfarbe",
  startLanguage: "Startsprache",
  ofBrowser: "Wie der Browser",
  footer: "Fußzeile",
  asksAgreement: "Verlangt die Plattformvereinbarung",
  preview: "Vorschau der Anmeldeseite",
} satisfies Translation<typeof zh>;
