import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "Impostazioni lingua",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "Vedere i testi dell’interfaccia",
  "system.translation.write": "Tradurre i testi dell’interfaccia",
  "system.translation.review": "Esaminare i testi dell’interfaccia",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "Ripristinare il testo originale",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "Mantenga i segnaposto: {{places}}",
  "system.ownTranslation": "Un’altra persona deve esaminare il Suo testo",
  "system.translationColumns": "Il file deve avere le colonne chiave, lingua e testo",
  "system.translationsRefused": "{{n}} righe sono errate, non è stato scritto nulla. Riga {{row}}: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "Chiave",
  langCode: "Lingua",
  originalText: "Testo cinese",
  langText: "Testo",
  deliveredText: "Testo originale",
  translationStatus: "Traduzione",
  reviewStatus: "Esame",
  writer: "Traduttore",
  reviewer: "Esaminatore",
  updatedTime: "Modificato",
};

export const words: Translation<typeof zh.words> = {
  edit: "Modifica testo",
  review: {
    delivered: "Originale",
    unreviewed: "Da esaminare",
    reviewed: "Approvato",
  },
  translation: {
    translated: "Tradotto",
    notTranslated: "Non tradotto",
  },
  approve: "Approva",
  restore: "Ripristina",
  restoreAsk: "Ripristinare il testo originale?",
  onlyWritten: "Questo testo è quello originale",
  alreadyReviewed: "Questo testo è stato esaminato",
  import: "Importa testi",
  importHint: "Il file ha le colonne dell’esportazione (xlsx o csv); se una riga è errata non viene scritto nulla",
  file: "Scegli file",
  imported: "{{written}} scritti, {{same}} invariati",
  shownAtOnce: "Tutti vedono subito il nuovo testo",
};
