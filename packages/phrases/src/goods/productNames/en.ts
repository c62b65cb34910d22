import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "Product names in other languages",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "Language",
  translatedName: "Translated name",
  translationStatus: "Translation",
  updatedTime: "Changed",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "Translated",
    notTranslated: "Not translated",
  },
  translate: "Translate",
};
