import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spmcgjh": "ຊື່ສິນຄ້າພາສາອື່ນ",
};

export const fields: Translation<typeof zh.fields> = {
  langCode: "ພາສາ",
  translatedName: "ຊື່ແປ",
  translationStatus: "ການແປ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  state: {
    translated: "ແປແລ້ວ",
    notTranslated: "ຍັງບໍ່ໄດ້ແປ",
  },
  translate: "ແປ",
};
