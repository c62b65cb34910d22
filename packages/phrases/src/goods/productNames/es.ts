import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "Nombres de productos en otros idiomas",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "Idioma",
  translatedName: "Nombre traducido",
  translationStatus: "Traducción",
  updatedTime: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "Traducido",
    notTranslated: "Sin traducir",
  },
  translate: "Traducir",
};
