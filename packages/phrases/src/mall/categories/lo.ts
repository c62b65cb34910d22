import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scfl": "ໝວດໝູ່ຮ້ານອອນລາຍ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.category.read": "ເບິ່ງໝວດໝູ່ຮ້ານອອນລາຍ",
  "mall.category.write": "ເພີ່ມ, ແກ້ໄຂ, ຍ້າຍ, ລຶບໝວດໝູ່ຮ້ານອອນລາຍ ແລະ ຈັດສິນຄ້າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setProducts: "ຈັດເຂົ້າໝວດໝູ່",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryTaken": "ມີໝວດໝູ່ຊື່ນີ້ແລ້ວ",
  "mall.categoryLevels": "ໝວດໝູ່ມີສູງສຸດ {{limit}} ລະດັບ",
  "mall.categoryHasChildren": "ມີ {{n}} ໝວດໝູ່ຍ່ອຍ; ກະລຸນາຍ້າຍ ຫຼື ລຶບກ່ອນ",
  "mall.tooManyCategories": "ໝວດໝູ່ສູງສຸດ {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  mallCategoryId: "ໝວດໝູ່",
  categoryName: "ຊື່ໝວດໝູ່",
  parentId: "ໝວດໝູ່ຂັ້ນເທິງ",
  icon: "ໄອຄອນ",
  shown: "ສະແດງ",
  mallProductIds: "ສິນຄ້າ",
  mallPrice: "ລາຄາຂາຍ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມໝວດໝູ່",
  addBelow: "ເພີ່ມຍ່ອຍ",
  edit: "ແກ້ໄຂໝວດໝູ່",
  assign: "ຈັດສິນຄ້າເຂົ້າໝວດໝູ່",
  takeOut: "ເອົາອອກ",
  search: "ຄົ້ນຫາໝວດໝູ່",
  keys: "Alt+ຂຶ້ນ/ລົງ ຍ້າຍ, F2 ແກ້ໄຂ, N ເພີ່ມຍ່ອຍ",
  none: "ຍັງບໍ່ມີໝວດໝູ່; ຮ້ານໃຊ້ໝວດໝູ່ຂອງສິນຄ້າ",
  noProducts: "ໝວດໝູ່ນີ້ບໍ່ມີສິນຄ້າ",
  hidden: "ເຊື່ອງ",
  deleteAsk: "ລຶບ {{name}} ບໍ? ສິນຄ້າຈະບໍ່ມີໝວດໝູ່ໃນຮ້ານອອນລາຍ",
};
