import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/yysz": "Ajustes de idioma",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.translation.read": "Ver los textos de la interfaz",
  "system.translation.write": "Traducir los textos de la interfaz",
  "system.translation.review": "Revisar los textos de la interfaz",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.translation.restore": "Restaurar el texto original",
};

export const errors: Translation<typeof zh.errors> = {
  "system.translationPlaces": "Conserve los marcadores: {{places}}",
  "system.ownTranslation": "Otra persona debe revisar su texto",
  "system.translationColumns": "El archivo necesita las columnas clave, idioma y texto",
  "system.translationsRefused": "{{n}} filas son incorrectas y no se ha escrito nada. Fila {{row}}: {{problem}}",
};

export const fields: Translation<typeof zh.fields> = {
  langKey: "Clave",
  langCode: "Idioma",
  originalText: "Texto en chino",
  langText: "Texto",
  deliveredText: "Texto original",
  translationStatus: "Traducción",
  reviewStatus: "Revisión",
  writer: "Traductor",
  reviewer: "Revisor",
  updatedTime: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  edit: "Editar texto",
  review: {
    delivered: "Original",
    unreviewed: "Por revisar",
    reviewed: "Aprobado",
  },
  translation: {
    translated: "Traducido",
    notTranslated: "Sin traducir",
  },
  approve: "Aprobar",
  restore: "Restaurar",
  restoreAsk: "¿Restaurar el texto original?",
  onlyWritten: "Este texto es el original",
  alreadyReviewed: "Este texto ya está revisado",
  import: "Importar textos",
  importHint:
    "El archivo tiene las columnas de la exportación (xlsx o csv); si una fila es incorrecta, no se escribe nada",
  file: "Elegir archivo",
  imported: "{{written}} escritos, {{same}} sin cambios",
  shownAtOnce: "Todos ven el texto nuevo de inmediato",
};
