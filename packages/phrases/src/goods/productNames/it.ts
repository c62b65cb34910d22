import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "Nomi dei prodotti in altre lingue",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "Lingua",
  translatedName: "Nome tradotto",
  translationStatus: "Traduzione",
  updatedTime: "Modificato",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "Tradotto",
    notTranslated: "Non tradotto",
  },
  translate: "Traduci",
};
