import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  closed: "ຮ້ານປິດແລ້ວ, ເບິ່ງໄດ້ ແຕ່ຍັງສັ່ງຊື້ບໍ່ໄດ້",
  search: "ຄົ້ນຫາສິນຄ້າ",
  categories: "ໝວດໝູ່",
  everything: "ທັງໝົດ",
  nothingFound: "ບໍ່ພົບສິນຄ້າ",
  more: "ເບິ່ງເພີ່ມ",
  soldOut: "ໝົດ",
  left: "ຍັງເຫຼືອ {{n}}",
  call: "ໂທລະສັບບໍລິການ",
};
