import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "상품명 다국어",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "언어",
  translatedName: "번역명",
  translationStatus: "번역 상태",
  updatedTime: "수정 시간",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "번역됨",
    notTranslated: "미번역",
  },
  translate: "번역",
};
