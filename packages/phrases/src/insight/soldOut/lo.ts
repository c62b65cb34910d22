import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/skss": "ການສູນເສຍຈາກສິນຄ້າໝົດ",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.soldOut.read": "ເບິ່ງ",
};

export const fields: Translation<typeof zh.fields> = {
  day: "ວັນທີ",
  range: "ຊ່ວງວັນທີ",
  timeCount: "ຈຳນວນຄັ້ງທີ່ສິນຄ້າໝົດ",
  emptyHours: "ຊົ່ວໂມງທີ່ສິນຄ້າໝົດ",
  emptyMinutes: "ນາທີທີ່ສິນຄ້າໝົດ",
  lostPieces: "ຈຳນວນທີ່ບໍ່ໄດ້ຂາຍ (ຄາດຄະເນ)",
  lostAmount: "ຍອດຂາຍທີ່ເສຍໄປ (ຄາດຄະເນ)",
};

export const words: Translation<typeof zh.words> = {
  groupBy: "ຈັດກຸ່ມຕາມ",
  groups: { machine: "ຕູ້", product: "ສິນຄ້າ", day: "ວັນທີ", time: "ແຕ່ລະຄັ້ງ" },
  method: "ຄາດຄະເນຈາກຍອດຂາຍປົກກະຕິໃນຊົ່ວໂມງດຽວກັນ: ເວລາທີ່ສິນຄ້າໝົດໃນຕູ້ × ຍອດຂາຍປົກກະຕິຂອງສິນຄ້ານັ້ນ. ນັບສະເພາະວັນທຸລະກິດທີ່ສິ້ນສຸດແລ້ວ.",
};
