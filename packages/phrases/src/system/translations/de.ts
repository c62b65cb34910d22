import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "Spracheinstellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "Oberflächentexte ansehen",
  "system.translation.write": "Oberflächentexte übersetzen",
  "system.translation.review": "Oberflächentexte prüfen",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "Mitgelieferten Text wiederherstellen",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "Platzhalter beibehalten: {{places}}",
  "system.ownTranslation": "Ihren Text muss jemand anderes prüfen",
  "system.translationColumns": "Die Datei braucht die Spalten Schlüssel, Sprache und Text",
  "system.translationsRefused": "{{n}} Zeilen sind falsch, nichts wurde geschrieben. Zeile {{row}}: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "Schlüssel",
  langCode: "Sprache",
  originalText: "Chinesischer Text",
  langText: "Text",
  deliveredText: "Mitgelieferter Text",
  translationStatus: "Übersetzung",
  reviewStatus: "Prüfung",
  writer: "Übersetzer",
  reviewer: "Prüfer",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  edit: "Text bearbeiten",
  review: {
    delivered: "Mitgeliefert",
    unreviewed: "Wartet auf Prüfung",
    reviewed: "Genehmigt",
  },
  translation: {
    translated: "Übersetzt",
    notTranslated: "Nicht übersetzt",
  },
  approve: "Genehmigen",
  restore: "Wiederherstellen",
  restoreAsk: "Den mitgelieferten Text wiederherstellen?",
  onlyWritten: "Dieser Text ist der mitgelieferte",
  alreadyReviewed: "Dieser Text ist geprüft",
  import: "Texte importieren",
  importHint: "Die Datei hat die Spalten des Exports (xlsx oder csv); ist eine Zeile falsch, wird nichts geschrieben",
  file: "Datei wählen",
  imported: "{{written}} geschrieben, {{same}} unverändert",
  shownAtOnce: "Alle sehen den neuen Text sofort",
};
