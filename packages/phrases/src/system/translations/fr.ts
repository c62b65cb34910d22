import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "Paramètres de langue",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "Voir les textes de l’interface",
  "system.translation.write": "Traduire les textes de l’interface",
  "system.translation.review": "Examiner les textes de l’interface",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "Rétablir le texte d’origine",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "Conservez les emplacements : {{places}}",
  "system.ownTranslation": "Une autre personne doit examiner votre texte",
  "system.translationColumns": "Le fichier doit avoir les colonnes clé, langue et texte",
  "system.translationsRefused": "{{n}} lignes sont erronées, rien n’a été écrit. Ligne {{row}} : {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "Clé",
  langCode: "Langue",
  originalText: "Texte chinois",
  langText: "Texte",
  deliveredText: "Texte d’origine",
  translationStatus: "Traduction",
  reviewStatus: "Examen",
  writer: "Traducteur",
  reviewer: "Examinateur",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  edit: "Modifier le texte",
  review: {
    delivered: "D’origine",
    unreviewed: "À examiner",
    reviewed: "Approuvé",
  },
  translation: {
    translated: "Traduit",
    notTranslated: "Non traduit",
  },
  approve: "Approuver",
  restore: "Rétablir",
  restoreAsk: "Rétablir le texte d’origine ?",
  onlyWritten: "Ce texte est celui d’origine",
  alreadyReviewed: "Ce texte a été examiné",
  import: "Importer des textes",
  importHint: "Le fichier a les colonnes de l’export (xlsx ou csv) ; si une ligne est erronée, rien n’est écrit",
  file: "Choisir un fichier",
  imported: "{{written}} écrits, {{same}} inchangés",
  shownAtOnce: "Tout le monde voit aussitôt le nouveau texte",
};
