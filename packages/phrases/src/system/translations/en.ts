import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "Language settings",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "View interface texts",
  "system.translation.write": "Translate interface texts",
  "system.translation.review": "Review interface texts",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "Restore delivered text",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "Keep the placeholders: {{places}}",
  "system.ownTranslation": "Somebody else has to review your text",
  "system.translationColumns": "The file needs the columns key, language and text",
  "system.translationsRefused": "{{n}} rows are wrong, nothing was written. Row {{row}}: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "Key",
  langCode: "Language",
  originalText: "Chinese text",
  langText: "Text",
  deliveredText: "Delivered text",
  translationStatus: "Translation",
  reviewStatus: "Review",
  writer: "Translator",
  reviewer: "Reviewer",
  updatedTime: "Modified",
};

export const words: Translation<typeof zh.words> = {
  edit: "Edit text",
  review: {
    delivered: "Delivered",
    unreviewed: "Awaiting review",
    reviewed: "Approved",
  },
  translation: {
    translated: "Translated",
    notTranslated: "Not translated",
  },
  approve: "Approve",
  restore: "Restore",
  restoreAsk: "Restore the delivered text?",
  onlyWritten: "This text was delivered with the product",
  alreadyReviewed: "This text has been reviewed",
  import: "Import texts",
  importHint: "The file has the columns of the export (xlsx or csv); if one row is wrong, nothing is written",
  file: "Choose file",
  imported: "{{written}} written, {{same}} unchanged",
  shownAtOnce: "Everybody sees the new text at once",
};
