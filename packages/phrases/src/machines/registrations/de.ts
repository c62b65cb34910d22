import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqdr": "Automaten importieren",
  "/shj/jqzc": "Automaten registrieren",
};

export const fields: Translation<typeof zh.fields> = {
  firstNo: "Erste Automatennummer",
  lastNo: "Letzte Automatennummer",
  templateId: "Vorlage",
};

export const words: Translation<typeof zh.words> = {
  importHint:
    "Jede Zeile registriert einen neuen Automaten; vorhandene bleiben unverändert. Standorte werden am Namen oder an der Nummer erkannt. Den Schlüssel erhält ein Automat beim Aufstellen.",
  verb: "Registrieren",
  next: "Weiter",
  previous: "Zurück",
  count: "{{n}} Automaten",
  lastHint: "Leer für einen einzigen Automaten; sonst zählen die Ziffern am Ende weiter, höchstens 100 auf einmal",
  nameHint: "Bei mehreren Automaten endet jeder Name mit seiner Nummer",
  templateHint: "Die Vorlage muss zu diesem Automatentyp passen",
  done: "{{n}} Automaten registriert",
  once: "Die Aktivierungscodes enthalten die Schlüssel und werden nur jetzt gezeigt: drucken Sie sie, oder lassen Sie jeden Automaten seinen eigenen scannen.",
  print: "Aktivierungscodes drucken",
  openMachine: "Automat ansehen",
  openMachines: "Nicht aktivierte Automaten ansehen",
  step: {
    machines: "Automaten",
    placement: "Standort und Vorlage",
    codes: "Aktivierungscodes",
  },
};
