import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/spxsph": "ອັນດັບການຂາຍສິນຄ້າ",
};

export const fields: Translation<typeof zh.fields> = {
  rankNo: "ອັນດັບ",
  brand: "ຍີ່ຫໍ້",
  category: "ໝວດໝູ່",
  salesCount: "ຈຳນວນທີ່ຂາຍ",
  salesAmount: "ຍອດຂາຍ",
  share: "ສັດສ່ວນ",
};

export const words: Translation<typeof zh.words> = {
  by: {
    quantity: "ຕາມຈຳນວນທີ່ຂາຍ",
    amount: "ຕາມຍອດຂາຍ",
  },
  rankedBy: "ຈັດອັນດັບຕາມ",
  topTwenty: "20 ອັນດັບທຳອິດ",
  trend: "ແນວໂນ້ມແຕ່ລະວັນ",
};
