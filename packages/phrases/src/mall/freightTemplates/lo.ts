import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/yfmb": "ແມ່ແບບຄ່າຈັດສົ່ງ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.freightTemplate.read": "ເບິ່ງແມ່ແບບຄ່າຈັດສົ່ງ",
  "mall.freightTemplate.write": "ເພີ່ມ, ແກ້ໄຂ, ເປີດໃຊ້, ປິດໃຊ້ ແລະ ລຶບແມ່ແບບຄ່າຈັດສົ່ງ",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.freightUnits": "ຕ້ອງເປັນຈຳນວນເຕັມ 1 ຫາ {{limit}}",
  "mall.freightRules": "ກະລຸນາໃສ່ 1 ຫາ {{limit}} ກົດ",
  "mall.freightProvinceTwice": "ແຕ່ລະແຂວງຢູ່ໄດ້ໃນກົດດຽວ ແລະ ກົດສຳລັບບ່ອນອື່ນມີໄດ້ອັນດຽວ",
  "mall.freightInUse": "ກຳລັງໃຊ້ຢູ່: ກະລຸນາປິດໃຊ້ກ່ອນ",
  "mall.regionNotServed": "ບໍ່ຈັດສົ່ງໄປເຂດນີ້",
  "mall.feeChanged": "ຄ່າຈັດສົ່ງປ່ຽນແລ້ວ: ກະລຸນາກວດ ແລະ ສັ່ງຊື້ໃໝ່",
};

export const fields: Translation<typeof zh.fields> = {
  templateName: "ຊື່ແມ່ແບບ",
  measure: "ຄິດໄລ່ຕາມ",
  rules: "ກົດ",
  provinces: "ເຂດ",
  firstUnits: "ທຳອິດ",
  firstFee: "ຄ່າທຳອິດ",
  nextUnits: "ຕໍ່ໄປແຕ່ລະ",
  nextFee: "ຄ່າຕໍ່ໄປ",
  freeFrom: "ຟຣີຕັ້ງແຕ່",
  inUse: "ການໃຊ້",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  add: "ເພີ່ມແມ່ແບບ",
  edit: "ແກ້ໄຂແມ່ແບບ",
  addRule: "ເພີ່ມກົດ",
  removeRule: "ເອົາກົດອອກ",
  elsewhere: "ເຂດອື່ນທັງໝົດ",
  measures: {
    piece: "ຈຳນວນ",
    weight: "ນ້ຳໜັກ",
  },
  unit: {
    piece: "ອັນ",
    weight: "g",
  },
  use: {
    yes: "ກຳລັງໃຊ້",
    no: "ບໍ່ໃຊ້",
  },
  enable: "ເປີດໃຊ້",
  disable: "ປິດໃຊ້",
  enableAsk: "ຄ່າຈັດສົ່ງຈະຄິດຕາມແມ່ແບບນີ້ ແລະ ແມ່ແບບກ່ອນຈະປິດໃຊ້. ເປີດໃຊ້ບໍ?",
  disableAsk: "ຈະຄິດຕາມຄ່າຄົງທີ່ຂອງຮ້ານ. ປິດໃຊ້ບໍ?",
  summary: "ຮອດ {{units}} {{unit}} {{fee}}, ເພີ່ມທຸກ {{next}} {{unit}} {{more}}",
  freeSummary: "ຟຣີຕັ້ງແຕ່ {{amount}}",
  weightHint: "ຕາມນ້ຳໜັກຂອງສິນຄ້າ; ບໍ່ມີນ້ຳໜັກຄິດເປັນ 0 g",
  noRuleHint: "ເຂດທີ່ບໍ່ມີກົດຈະບໍ່ຈັດສົ່ງ",
};
