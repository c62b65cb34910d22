import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spbqgl": "ປ້າຍສິນຄ້າ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "goods.tag.write": "ດູແລປ້າຍສິນຄ້າ",
};

export const fields: Translation<typeof zh.fields> = {
  tagIcon: "ໄອຄອນ",
  tagName: "ຊື່ປ້າຍ",
  tagPriority: "ລຳດັບຄວາມສຳຄັນ",
  productCount: "ຈຳນວນສິນຄ້າ",
  updatedTime: "ເວລາປ່ຽນ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມປ້າຍ",
  edit: "ແກ້ໄຂປ້າຍ",
  products: "ເບິ່ງສິນຄ້າ",
  priorityHint: "ເລກນ້ອຍກວ່າສະແດງກ່ອນ",
  deleteAsk: "ລຶບປ້າຍ “{{name}}” ບໍ? ສິນຄ້າ {{n}} ລາຍການຈະບໍ່ມີປ້າຍນີ້ອີກ.",
};
