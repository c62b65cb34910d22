import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "Tên sản phẩm đa ngôn ngữ",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "Ngôn ngữ",
  translatedName: "Tên dịch",
  translationStatus: "Bản dịch",
  updatedTime: "Thời gian sửa",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "Đã dịch",
    notTranslated: "Chưa dịch",
  },
  translate: "Dịch",
};
