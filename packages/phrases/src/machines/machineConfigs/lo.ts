import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/jqxppz": "ຕັ້ງຄ່າການຂາຍຂອງຕູ້",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.config.read": "ເບິ່ງ",
  "machines.config.write": "ຕັ້ງຄ່າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setFlags: "ຕັ້ງສະວິດ",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.noFlagChosen": "ເລືອກຢ່າງໜ້ອຍໜຶ່ງການຕັ້ງຄ່າທີ່ຈະປ່ຽນ",
};

export const fields: Translation<typeof zh.fields> = {
  onlineStatus: "ການເຊື່ອມຕໍ່",
  updatedTime: "ເວລາແກ້ໄຂ",
  categoryIds: "ລຳດັບໝວດໝູ່",
};

export const words: Translation<typeof zh.words> = {
  set: "ຕັ້ງຄ່າ",
  setMany: "ຕັ້ງຄ່າຫຼາຍຕູ້",
  on: "ເປີດ",
  off: "ປິດ",
  keep: "ບໍ່ປ່ຽນ",
  done: "ຕັ້ງຄ່າ {{n}} ຕູ້ແລ້ວ, ມີການປ່ຽນ {{changed}} ຕູ້",
  hint: "ມີຜົນເມື່ອຕູ້ເປີດຄັ້ງຕໍ່ໄປ",
  orderHint: "ສະແດງຕາມລຳດັບທີ່ເລືອກ; ໝວດໝູ່ທີ່ບໍ່ໄດ້ເລືອກຢູ່ຕາມຫຼັງ",
};
