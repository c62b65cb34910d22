import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "ຕັ້ງຄ່ານ້ຳໜັກ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "ເບິ່ງ",
  "machines.weight.write": "ຕັ້ງຄ່າ",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "ຕັ້ງຄ່ານ້ຳໜັກ",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange": "ຄ່າຄູນຕ້ອງຫຼາຍກວ່າ 0 ແລະ ບໍ່ເກີນ {{limit}}, ທົດສະນິຍົມບໍ່ເກີນສາມຕຳແໜ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "ເລກຊ່ອງ",
  weight: "ນ້ຳໜັກ (g)",
  weightTolerance: "ຄວາມຄາດເຄື່ອນ (g)",
  weightFactor: "ຄ່າຄູນ",
  origin: "ທີ່ມາ",
  updatedTime: "ເວລາແກ້ໄຂ",
};

export const words: Translation<typeof zh.words> = {
  set: "ຕັ້ງຄ່າ",
  setSelected: "ຕັ້ງຄ່າທີ່ເລືອກ",
  setByProduct: "ຕັ້ງຄ່າຕາມສິນຄ້າ",
  changed: "ຊ່ອງທີ່ຕັ້ງຄ່າ: {{n}}",
  factorHint: "ນ້ຳໜັກທີ່ຕູ້ຊັ່ງໄດ້ຈະຄູນກັບຄ່າຄູນກ່ອນທຽບ; 1 ບໍ່ປ່ຽນຫຍັງ.",
  origin: {
    lane: "ຊ່ອງ",
    product: "ສິນຄ້າ",
  },
  cabinet: {
    main: "ຕູ້ຫຼັກ",
    sub: "ຕູ້ຮອງ",
  },
};
