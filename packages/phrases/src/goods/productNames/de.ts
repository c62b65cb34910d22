import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "Produktnamen in anderen Sprachen",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "Sprache",
  translatedName: "Übersetzter Name",
  translationStatus: "Übersetzung",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "Übersetzt",
    notTranslated: "Nicht übersetzt",
  },
  translate: "Übersetzen",
};
