import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "Noms de produits en d’autres langues",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "Langue",
  translatedName: "Nom traduit",
  translationStatus: "Traduction",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "Traduit",
    notTranslated: "Non traduit",
  },
  translate: "Traduire",
};
